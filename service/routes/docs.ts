import type { App } from '../room.ts';

interface Described {
  readonly content?: { readonly [type: string]: { readonly schema?: unknown } };
}
interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
  readonly requestBody?: Described;
  readonly responses?: { readonly [status: string]: Described };
}
type Paths = { readonly [path: string]: { readonly [method: string]: Operation } };

const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#f6efe0}
h2{margin:2rem 0 .25rem;font:600 1rem ui-monospace,monospace}pre{background:#fff8;border:1px solid #0002;padding:.75rem;overflow:auto;font-size:.8rem}`;

/** The API as OpenAPI, and as a page to read: plain HTML, nothing to run. */
export function docsRoutes(app: App): void {
  const schema = { hide: true };
  const paths = (): Paths => (app.swagger().paths ?? {}) as Paths;
  app.route({ method: 'GET', url: '/api/openapi.json', schema, handler: () => app.swagger() });
  app.route({
    method: 'GET',
    url: '/api/docs.css',
    schema,
    handler: async (_, reply) => await reply.type('text/css').send(STYLE),
  });
  app.route({
    method: 'GET',
    url: '/api/docs',
    schema,
    handler: async (_, reply) => await reply.type('text/html').send(page(paths())),
  });
}

function page(paths: Paths): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      section(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portolan: the API</title>
<link rel="stylesheet" href="/api/docs.css"><h1>The API of Portolan</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>. Who you are is kept in a cookie; see <code>POST /api/me</code>.</p>
${operations.join('\n')}</html>`;
}

function section(
  title: string,
  { summary = '', parameters = [], requestBody, responses = {} }: Operation,
): string {
  const parts = [
    `<h2>${escaped(title)}</h2><p>${escaped(summary)}</p>`,
    ...parameters.map(({ name, in: where, schema }) => block(`${name} (in the ${where})`, schema)),
    block('send', schemaOf(requestBody)),
    ...Object.entries(responses).map(([status, described]) => block(status, schemaOf(described))),
  ];
  return parts.join('');
}

const schemaOf = (described: Described | undefined): unknown =>
  described?.content?.['application/json']?.schema;

const block = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<p>${escaped(title)}</p><pre>${escaped(JSON.stringify(schema, null, 1))}</pre>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
