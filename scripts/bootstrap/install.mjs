import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, mustRun, root, step, StepFailed } from './progress.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules/.percha-lock');
const oldestRuntime = [22, 22];

/** Installs what package-lock.json names, unless that is what is installed. */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (read(stamp) !== wanted) {
    // A developer's own `npm install` has done the work already: nothing is thrown away then.
    if (!matchesLock()) await step('Instalando dependencias', installAll);
    writeFileSync(stamp, wanted);
  }
  requireRuntime();
}

/**
 * `npm install --no-save` and not `npm ci`: where the registry does not offer the optional packages of other systems,
 * npm leaves them out of the lock file it writes, and `npm ci` then refuses that file as out of step with package.json.
 * In exchange, what came is compared with the lock file.
 */
async function installAll() {
  // npm must not run by the Node that it may replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('No se pudieron instalar las dependencias', 'npm', args, { path: path.join(delimiter) });
  if (!matchesLock()) {
    throw new StepFailed('npm no instaló lo que dice package-lock.json: borre node_modules y repita.');
  }
}

/** True if npm's own note of what is installed says the same as the lock file. Other systems' packages may miss. */
function matchesLock() {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const locked = packagesIn(lockFile);
  if (installed === undefined || locked === undefined) return false;
  const names = Object.keys(locked).filter((name) => name !== '');
  const isThere = (name) => installed[name]?.version === locked[name].version && existsSync(join(root, name));
  return (
    names.every((name) => (installed[name] === undefined ? locked[name].optional === true : isThere(name))) &&
    Object.keys(installed).every((name) => locked[name] !== undefined || installed[name].optional === true)
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The shop needs a newer Node than this script; the package `node` brings one, when its install script may run. */
function requireRuntime() {
  if (existsSync(join(bin, 'node'))) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = oldestRuntime;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new StepFailed(
    `Falta node_modules/.bin/node y este Node (${process.versions.node}) es antiguo: ` +
      `permita los scripts de instalación de npm o use Node ${oldestRuntime.join('.')} o posterior.`,
  );
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
