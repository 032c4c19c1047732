import { warningsOf } from '#server/context/fit-for-mode.ts';
import type { Settings } from '#server/context/settings.ts';

/** One line of progress for the person at the terminal. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says where the shop is, who can log in, and whether money is real. */
export function greet(settings: Settings, { isSimulated, tookMs }: { isSimulated: boolean; tookMs: number }): void {
  tell('');
  tell(`  Percha está abierta en ${settings.publicUrl}  (lista en ${Math.round(tookMs / 100) / 10} s)`);
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
