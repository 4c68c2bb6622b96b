// One way to turn our TypeScript into something Node runs: the server and the commands of the lab are bundled alike.
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './ground.mjs';

/** Our own packages are bundled; those of npm stay where they are, for native ones cannot move. */
const keepPackages = {
  name: 'keep-packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      const inside = kind === 'entry-point' || path.startsWith('@portolan/') || isBundled(path, importer);
      return inside ? undefined : { path, external: true };
    });
  },
};

/** Boards are drawn in browsers: what Node runs leaves them out. */
const leaveBoards = {
  name: 'leave-boards',
  setup(bundle) {
    bundle.onResolve({ filter: /\/board\/index\.tsx$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Node cannot import the folders boardgame.io exports; the bench bundles it, with all it needs. */
const isBundled = (path, importer) =>
  !path.startsWith('node:') && (path.startsWith('boardgame.io/') || importer.includes('/node_modules/'));

/** Bundles into a folder and says where each entry went; `[name]-[hash]` keeps apart what other code was bundled into. */
export async function bundle(entryPoints, outdir, entryNames = '[name]') {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    entryNames,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepPackages, leaveBoards],
  });
  const files = Object.entries(metafile.outputs).filter(([, { entryPoint }]) =>
    entryPoints.includes(entryPoint),
  );
  return files.map(([file]) => join(root, file));
}
