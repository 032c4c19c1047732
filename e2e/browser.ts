import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The arguments for headless Chromium, also as root, without background network requests, and with letters as wide as
 * on a screen of high resolution. Lazy pictures are loaded as far below the screen as on 4G, also where
 * the browser does not know its connection.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

/**
 * Returns the path of the browser: CHROMIUM_PATH, or the first of the usual names in PATH. Throws one line when there
 * is none.
 */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string {
  if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH'];
  const folders = (env['PATH'] ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error('No se encontró Chromium: instálelo (apt-get install chromium) o indique CHROMIUM_PATH.');
  return found;
}
