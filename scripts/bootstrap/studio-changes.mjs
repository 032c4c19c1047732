import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root, say } from './progress.mjs';

/** What the studio's pictures come from, and the stored ones, with which its tests compare them. */
const parts = [
  'demo/studio',
  'scripts/demo-pictures',
  'scripts/demo-pictures.ts',
  'demo/pictures',
  'demo/goods/products/models.ts',
  'demo/goods/products/palette.ts',
];

const trunks = ['origin/main', 'main'];

/**
 * True if the studio's tests, which make pictures for minutes, have something to test: something of it differs from the
 * last commit that this branch shares with main, committed or not. Also true where git cannot tell.
 */
export function studioChanged(folder = root) {
  const base = trunks.map((trunk) => git(folder, 'merge-base', 'HEAD', trunk)).find((commit) => commit);
  if (base === undefined) return true;
  const changed = git(folder, 'diff', '--name-only', base, '--', ...parts);
  const added = git(folder, 'ls-files', '--others', '--exclude-standard', '--', ...parts);
  return changed !== '' || added !== '';
}

/** Runs the studio's tests, or says that they have nothing to test. */
export async function whereStudioChanged(work, folder = root) {
  if (studioChanged(folder)) await work();
  else say('Las pruebas del estudio no hacen falta: nada cambió en demo/studio/.');
}

/** Returns what git prints about a folder; undefined where it fails. A repository around the folder does not count. */
function git(folder, ...args) {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  const options = { cwd: folder, encoding: 'utf8', env: { ...env, GIT_CEILING_DIRECTORIES: dirname(folder) } };
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout.trim() : undefined;
}
