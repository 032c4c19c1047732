import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, mustRun, root, step, StepFailed } from './progress.mjs';
import { onceFor } from './stamp.mjs';

const lockFile = 'package-lock.json';
const oldestRuntime = [22, 22];
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of package-lock.json, unless they are already installed. */
export async function install() {
  await onceFor({ stamp: 'node_modules/.percha-lock', files: [lockFile] }, async () => {
    // Skip it after a developer's own `npm install`, so that nothing is installed twice.
    if (!matchesLock()) await step('Instalando dependencias', installAll);
  });
  requireRuntime();
}

/** Installs the packages of one kind of test, in a folder with its own lock file, unless they are there. */
export function installOwnPackages(folder, name) {
  const args = ['ci', '--prefix', join(root, folder), '--ignore-scripts', ...quiet];
  return onceFor({ stamp: `${folder}/node_modules/.percha-lock`, files: [`${folder}/${lockFile}`] }, () =>
    step(`Instalando ${name}`, () => mustRun(`No se pudo instalar ${name}`, 'npm', args)),
  );
}

/** The lock file has the packages of all systems: `npm test` checks that `npm ci`, which the image uses too, takes it. */
async function installAll() {
  await mustRun('No se pudieron instalar las dependencias', 'npm', ['ci', '--include=dev', ...quiet], withoutOwnNode());
  if (!matchesLock()) {
    throw new StepFailed('npm no instaló lo que dice package-lock.json: borre node_modules y repita.');
  }
}

/** Throws if `npm ci` would refuse package-lock.json: if it does not fit package.json, or lacks packages of a system. */
export function checkLockFile() {
  const args = ['ci', '--dry-run', '--ignore-scripts', '--include=dev', ...quiet];
  return mustRun('npm ci no acepta package-lock.json: npm install lo completa', 'npm', args, withoutOwnNode());
}

/** Do not run npm with the Node in node_modules, which npm may replace. */
function withoutOwnNode() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  return { path: path.join(delimiter) };
}

/** True if npm's record of installed packages matches the lock file. Packages for other systems may be missing. */
function matchesLock() {
  const [installed, locked] = ['node_modules/.package-lock.json', lockFile].map(packagesIn);
  if (installed === undefined || locked === undefined) return false;
  const isRight = (name) =>
    installed[name] === undefined
      ? locked[name].optional === true
      : installed[name].version === locked[name].version && existsSync(join(root, name));
  return (
    Object.keys(locked).every((name) => name === '' || isRight(name)) &&
    Object.keys(installed).every((name) => locked[name] !== undefined || installed[name].optional === true)
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The shop needs a newer Node than this script. The package `node` provides one, if its install script may run. */
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
