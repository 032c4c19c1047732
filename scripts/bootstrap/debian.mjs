import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun } from './progress.mjs';

/** True if this process may install Debian's packages: root, where apt is. */
export function mayInstallByApt() {
  return process.getuid?.() === 0 && programInPath('apt-get') !== undefined;
}

/** Installs a package of Debian's; `complaint` is the line for a person when it cannot. */
export async function installByApt(name, complaint) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun(complaint, 'apt-get', ['update', '-qq'], { env });
  await mustRun(complaint, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

/** Where a program is, by the PATH; undefined when it is nowhere. */
export function programInPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** True if a path may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
