import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root, say, step } from './progress.mjs';

/**
 * Compares the screens with their pictures, if there are pictures of this browser's build: what a browser paints differs
 * from one build to the next.
 */
export async function comparePictures(count, env) {
  const name = await browserName(env);
  if (!existsSync(join(root, 'e2e/walk/pictures', name))) {
    say(`No se comparan fotos de las pantallas: no hay de ${name} (npm run pictures las hace).`);
    return;
  }
  await step('Fotos de las pantallas', () => count.playwright(['pictures'], env));
}

async function browserName(env) {
  const print = "const { browserName } = await import('./e2e/fixtures/browser.ts'); console.log(browserName());";
  const args = ['--input-type=module', '--eval', print];
  return (await mustRun('No se reconoce el navegador', 'node', args, { env })).trim();
}
