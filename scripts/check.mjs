// `npm run check`: everything that can be judged without playing. All steps run, then one line says which failed.
import { join } from 'node:path';
import { installIfNeeded, needNode, root, run, runTool } from './ground.mjs';

const steps = {
  types: () => runTool('typescript/bin/tsc', ['--project', 'tsconfig.json']),
  'types of the rules': () => runTool('typescript/bin/tsc', ['--project', 'tsconfig.rules.json']),
  lint: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  format: () => runTool('oxfmt/bin/oxfmt', ['--check', '.']),
  arrows: () => run(process.execPath, [join(root, 'scripts', 'arrows.mjs')]),
  'dead code': () => runTool('knip/bin/knip.js', ['--no-progress']),
  rules: () => run(process.execPath, [join(root, 'scripts', 'lab.mjs'), 'rules']),
};

needNode();
installIfNeeded();
const failed = Object.entries(steps)
  .filter(([name, step]) => {
    console.log(`— ${name}`);
    return !step();
  })
  .map(([name]) => name);
console.log(failed.length === 0 ? 'Every check holds.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
