import { spawnSync } from 'node:child_process';
import { installByApt, isProgram, mayInstallByApt, programInPath } from './debian.mjs';
import { step, StepFailed } from './progress.mjs';

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
  if (!mayInstallByApt()) throw new StepFailed(howTo);
  await step('Instalando Chromium', () => installByApt('chromium', howTo));
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

/** Ubuntu's `chromium-browser` may be a stub that only advises to install something else. */
function answers(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
