import { installByApt, mayInstallByApt, programInPath } from './debian.mjs';
import { step, StepFailed } from './progress.mjs';

const howTo = 'Falta nginx para las pruebas detrás de un proxy: instálelo (apt-get install nginx-light).';

/** nginx in the PATH, which tests put before the shop; as root where apt is, it is installed. */
export async function ensureNginx() {
  if (programInPath('nginx') !== undefined) return;
  if (!mayInstallByApt()) throw new StepFailed(howTo);
  await step('Instalando nginx', () => installByApt('nginx-light', howTo));
  if (programInPath('nginx') === undefined) throw new StepFailed(howTo);
}
