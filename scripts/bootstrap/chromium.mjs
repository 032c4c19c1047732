import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun, step, StepFailed } from './progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: CHROMIUM_PATH, or one that is installed; as root where apt is, it is installed. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (isProgram(given)) return given;
    throw new StepFailed(`CHROMIUM_PATH no es un programa: ${given}.`);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || programInPath('apt-get') === undefined) throw new StepFailed(howTo);
  await step('Instalando Chromium', installByApt);
  const installed = findChromium();
  if (installed === undefined) throw new StepFailed(howTo);
  return installed;
}

/** The path of an installed Chromium, or undefined. */
export function findChromium() {
  const found = names.map(programInPath).find((path) => path !== undefined && answers(path));
  return found ?? macPlaces.find(isProgram);
}

const howTo =
  'Falta Chromium para las pruebas de navegador: instálelo (apt-get install chromium) o indique CHROMIUM_PATH.';

async function installByApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun(howTo, 'apt-get', ['update', '-qq'], { env });
  await mustRun(howTo, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
}

/** Ubuntu's `chromium-browser` may be a stub that only advises to install something else. */
function answers(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function programInPath(name) {
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
