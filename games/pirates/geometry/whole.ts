/** The largest whole number whose square is at most n. The platform's root is only a first guess. */
export function wholeRoot(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/** n / d rounded half away from zero [PI-GEO.6]; d is positive. Exact while 2|n| + d stays below 2^53. */
export function ratio(n: number, d: number): number {
  const size = Math.floor((2 * Math.abs(n) + d) / (2 * d));
  return n < 0 ? -size : size;
}

/**
 * The sign of a² − b²·c for whole numbers. Squares of products leave the 53 bits a number holds exactly;
 * the doubles decide unless they are too close to tell, and then BigInt does [PI-GEO.7].
 */
export function compareSquares(a: number, b: number, c: number): number {
  const [left, right] = [a * a, b * b * c];
  const difference = left - right;
  if (left + right <= Number.MAX_SAFE_INTEGER || Math.abs(difference) > (left + right) * 1e-15)
    return Math.sign(difference);
  const exact = BigInt(a) * BigInt(a) - BigInt(b) * BigInt(b) * BigInt(c);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}
