import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../problems.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
const SQUEEZES = /^(text|application\/(json|manifest)|image\/svg)/;

/** A file of the app, in memory. It is squeezed when it is first asked for. */
class Served {
  readonly type: string;
  readonly mark: string;
  readonly caching: string;
  readonly #bytes: Buffer;
  readonly #squeezed = new Map<string, Buffer>();

  constructor(path: string, bytes: Buffer) {
    this.#bytes = bytes;
    this.type = TYPES[extname(path)] ?? 'application/octet-stream';
    this.mark = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
    this.caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  }

  /** The bytes as one of the encodings the browser takes. */
  as(accepted: string): { bytes: Buffer; encoding?: string } {
    const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
    if (!encoding || !SQUEEZES.test(this.type)) return { bytes: this.#bytes };
    const bytes = this.#squeezed.get(encoding) ?? squeeze(encoding, this.#bytes);
    this.#squeezed.set(encoding, bytes);
    return { bytes, encoding };
  }
}

const squeeze = (encoding: string, bytes: Buffer): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipSync(bytes, { level: 9 });

function* filesIn(folder: string, path = ''): Generator<[path: string, file: Served]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(join(folder, entry.name), at);
    else yield [at, new Served(at, readFileSync(join(folder, entry.name)))];
  }
}

/** Serves the built app, where there is one. A path that is no file is a place in the app. */
export function appIn(
  folder: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const files = new Map(folder !== undefined && existsSync(folder) ? filesIn(folder) : []);
  return async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = extname(path) === '' && !path.startsWith('/api/');
    const file = files.get(path) ?? (isPage ? files.get('/index.html') : undefined);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) throw notFound();
    reply.headers({
      'content-type': file.type,
      'cache-control': file.caching,
      etag: file.mark,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === file.mark) return await reply.code(304).send();
    const { bytes, encoding } = file.as(request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return await reply.send(bytes);
  };
}
