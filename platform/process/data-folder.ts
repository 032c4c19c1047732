import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartRefused } from './start-refused.ts';

/** Creates the data folder if needed. Throws StartRefused when the shop cannot write there. */
export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartRefused(`No se puede escribir en la carpeta de datos ${path}: revise DATA_DIR.`);
  }
}
