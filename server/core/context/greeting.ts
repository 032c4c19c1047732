import { warningsOf } from './fit-for-mode.ts';
import { isSimulated, type Settings } from './settings.ts';

/** Prints one line of progress on the terminal. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

const msPerSecond = 1000;

/** What is said of the start. `setupUrl` is the link for the first administrator, if there is none yet. */
type Greeting = {
  readonly isOpen: boolean;
  readonly tookMs: number;
  readonly setupUrl: string | undefined;
};

/** Prints where the shop is, who can log in, and whether payments are real. */
export function greet(settings: Settings, { isOpen, tookMs, setupUrl }: Greeting): void {
  tell('');
  tell(
    `  La tienda está ${isOpen ? 'abierta' : 'cerrada al público'} en ${settings.publicUrl}  (lista en ${Math.round((tookMs * 10) / msPerSecond) / 10} s)`,
  );
  if (settings.mode === 'demo') {
    tell('  Cuentas de demostración: admin/admin1234, cliente/cliente1234, maria/maria1234');
  }
  if (isSimulated(settings)) {
    tell(`  Los pagos son simulados (simulador en ${settings.sandboxUrl}): no se cobra nada.`);
    tell('  Titular APRO aprueba, OTHE rechaza, CONT deja pendiente.');
  }
  if (setupUrl !== undefined) {
    tell(
      '  La tienda todavía no tiene administrador. Para empezar, abra en el navegador este enlace, que sirve una sola vez:',
    );
    for (const line of setupLines(settings, setupUrl)) tell(`  ${line}`);
  }
  for (const line of warningsOf(settings)) tell(`  Aviso: ${line}`);
  tell(`  API y su documentación: ${settings.publicUrl}${settings.apiBase}/docs · para cerrar: Ctrl+C`);
  tell('');
}

const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1?\]|0\.0\.0\.0)$/;

/** Stands for the address that the shop has on the internet, which its start does not know. */
const domain = 'https://SU-DOMINIO';

/**
 * Returns what is printed of the link for the first administrator. An address of this machine is of no use elsewhere: then
 * there is a second form, and the part that has to be replaced; behind a proxy it comes first.
 */
export function setupLines({ trustedProxies }: Pick<Settings, 'trustedProxies'>, setupUrl: string): readonly string[] {
  const { hostname, origin, pathname } = new URL(setupUrl);
  if (!thisMachine.test(hostname)) return [setupUrl];
  const elsewhere = `${domain}${pathname}`;
  return trustedProxies > 0
    ? [elsewhere, `En lugar de ${domain} va la dirección que atiende el proxy. En este mismo equipo: ${setupUrl}`]
    : [setupUrl, `Desde otro equipo o con un dominio, en lugar de ${origin} va esa dirección: ${elsewhere}`];
}
