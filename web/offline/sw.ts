/**
 * Keeps the app for when there is no network: every file of one build, and the page itself for every address in it.
 * What is asked of the service is never kept. The build writes its name here and its files in files.json (vite.config.ts).
 */
declare const self: ServiceWorkerGlobalScope;

const SHELF = 'portolan %BUILD%';
/** Milliseconds the network has to bring a page before the kept one is shown. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function keep(): Promise<void> {
  const files = (await (await fetch('/files.json', { cache: 'no-store' })).json()) as string[];
  const shelf = await caches.open(SHELF);
  await shelf.addAll(files);
}

/** Called when no window uses the build before this one any more. */
async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page the network brings in time, else the kept one. */
async function page(request: Request): Promise<Response> {
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = fetch(request).catch(() => undefined);
  const kept = await caches.match('/');
  return (await Promise.race([fresh, kept ? slow : fresh])) ?? kept ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetch(request));
}
