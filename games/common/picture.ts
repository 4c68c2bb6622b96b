/**
 * What everybody sees is listed once for all viewers of one picture: a view is made from a copy of the state that
 * nothing will change, and what is the very same thing in every view need be compared and sent only once.
 */
export function oncePerPicture<S extends object, T>(list: (picture: S) => T): (picture: S) => T {
  const listed = new WeakMap<S, { readonly seen: T }>();
  return (picture) => {
    const before = listed.get(picture);
    if (before) return before.seen;
    const seen = list(picture);
    listed.set(picture, { seen });
    return seen;
  };
}
