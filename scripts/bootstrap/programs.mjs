import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun, step, StepFailed } from './progress.mjs';

/** The first has no window at all, and loads a page in half the time. */
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Newer releases of Debian have both packages, and older ones only the second. */
const chromiumPackages = ['chromium-headless-shell', 'chromium'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium: CHROMIUM_PATH, or an installed one, or one that it installs. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new StepFailed(`CHROMIUM_PATH no es un programa: ${given}.`);
  const howTo =
    'Falta Chromium para las pruebas de navegador: instálelo (apt-get install chromium) o indique CHROMIUM_PATH.';
  return given || ensure({ title: 'Chromium', debian: chromiumPackages, find: findChromium, howTo });
}

/** Where Linux has its servers, which the PATH of people who are not root often leaves out. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin'];

/** Returns the path of nginx, the proxy of the live tests, which find it by the PATH. */
export function ensureNginx() {
  process.env.PATH = [process.env.PATH ?? '', ...serverFolders].join(delimiter);
  const howTo = 'Falta nginx para las pruebas detrás de un proxy: instálelo (apt-get install nginx-light).';
  return ensure({ title: 'nginx', debian: ['nginx-light'], find: () => programInPath('nginx'), howTo });
}

/**
 * Returns the result of `find`; as root with apt, first installs the first of the Debian packages that exists, if
 * needed. Throws `howTo` on failure.
 */
async function ensure({ title, debian, find, howTo }) {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || programInPath('apt-get') === undefined) throw new StepFailed(howTo);
  const apt = (...args) => mustRun(howTo, 'apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await step(`Instalando ${title}`, async () => {
    await apt('update', '-qq');
    const known = debian.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? debian[0];
    await apt('install', '-y', '-qq', '--no-install-recommends', known);
  });
  const installed = find();
  if (installed === undefined) throw new StepFailed(howTo);
  return installed;
}

function findChromium() {
  // Ubuntu's `chromium-browser` may be a stub that only advises to install another package.
  const answers = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
  return (
    chromiumNames.map(programInPath).find((path) => path !== undefined && answers(path)) ?? macPlaces.find(isProgram)
  );
}

/** Returns the path of a program in PATH; undefined if it is not found. */
export function programInPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
