import { warningsOf } from './fit-for-mode.ts';
import type { Settings } from './settings.ts';

/** Prints one line of progress on the terminal. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

const msPerSecond = 1000;

/** Prints where the shop is, who can log in, and whether payments are real. */
export function greet(settings: Settings, { isSimulated, tookMs }: { isSimulated: boolean; tookMs: number }): void {
  tell('');
  tell(`  Percha está abierta en ${settings.publicUrl}  (lista en ${Math.round((tookMs * 10) / msPerSecond) / 10} s)`);
  if (settings.mode === 'demo') {
    tell('  Cuentas de demostración: admin/admin1234, cliente/cliente1234, maria/maria1234');
  }
  if (isSimulated) {
    tell(`  Los pagos son simulados (simulador en ${settings.sandboxUrl}): no se cobra nada.`);
    tell('  Titular APRO aprueba, OTHE rechaza, CONT deja pendiente.');
  }
  for (const line of warningsOf(settings)) tell(`  Aviso: ${line}`);
  tell(`  API y su documentación: ${settings.publicUrl}${settings.apiBase}/docs · para cerrar: Ctrl+C`);
  tell('');
}
