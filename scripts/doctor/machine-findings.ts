import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { delimiter, resolve } from 'node:path';
import type { Finding } from './finding.ts';

const root = resolve(import.meta.dirname, '../..');
const leastFree = 2;

/** Checks what the shop needs of the machine: programs and disk space. */
export async function machineFindings(): Promise<Finding[]> {
  return [
    { state: 'good', what: `Node ${process.versions.node}, npm ${version('npm')}, ${platform()} ${arch()}.` },
    existsSync(resolve(root, 'build/stamp'))
      ? { state: 'good', what: 'Las páginas están construidas; npm start las renueva si cambiaron.' }
      : { state: 'note', what: 'Las páginas no están construidas: npm start lo hace.' },
    chromium(),
    await disk(),
  ];
}

function chromium(): Finding {
  const given = process.env['CHROMIUM_PATH'];
  const names = given ? [given] : ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  const found = names.map(version).find((text) => text !== 'ausente');
  if (found !== undefined) return { state: 'good', what: `Navegador para las pruebas: ${found}.` };
  return { state: 'note', what: 'No hay Chromium: solo lo necesitan las pruebas de navegador (CHROMIUM_PATH).' };
}

async function disk(): Promise<Finding> {
  const { bavail, bsize } = await statfs(root);
  const free = Math.round((bavail * bsize) / 1_000_000_000);
  return { state: free < leastFree ? 'bad' : 'good', what: `Espacio libre en disco: ${free} GB.` };
}

function version(program: string): string {
  // npm put its own programs first in PATH; look for the person's own.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env }).trim();
  } catch {
    return 'ausente';
  }
}
