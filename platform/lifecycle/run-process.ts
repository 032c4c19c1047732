import { isDatabaseAway } from '../database/database-away.ts';
import { sqlState } from '../database/sql-state.ts';
import { isNoRoom } from '../media/media-folder.ts';
import { StartRefused } from '../process/start-refused.ts';

/** Why the database aborted (PostgreSQL, appendix A), in words. */
const causes: Readonly<Record<string, string>> = {
  '25P03': 'terminó una transacción que no hacía nada',
  '53100': 'no le queda lugar en el disco',
  '53200': 'se quedó sin memoria',
  '53300': 'no acepta más conexiones',
  '55P03': 'otro proceso tenía ocupados los datos',
  '57014': 'una consulta tardó demasiado',
  '57P01': 'un administrador la detuvo',
  '57P02': 'se cayó',
  '57P03': 'está arrancando o cerrándose',
};

/** Returns the one line for a failed start, with its true cause. Rethrows an unexpected error. */
function refusalLine(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  if (isNoRoom(error)) {
    return 'No queda lugar en el disco para los datos de la tienda: libere espacio o cambie DATA_DIR.';
  }
  const cause = causes[sqlState(error) ?? ''];
  if (cause !== undefined) return `La base de datos interrumpió la apertura: ${cause}. Vuelva a intentarlo.`;
  if (isDatabaseAway(error)) {
    return 'Se cortó la conexión con la base de datos mientras la tienda abría. Vuelva a intentarlo.';
  }
  throw error;
}

/** The timeout of a stop, after which the process exits anyway, in ms. Its child processes end with it. */
const stopLimitMs = 10_000;

/** A closed terminal (SIGHUP) ends the process too. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What runs; `failed` rejects when it cannot go on. */
type Running = { close(): Promise<void>; readonly failed?: Promise<never> };

/**
 * Runs what `open` opens until the process gets a stop signal, which may come at any moment of the start: `open` then
 * closes what it has started. A failed start prints one line and exits with code 1. `farewell` is printed on stop.
 */
export async function runProcess(open: (signal: AbortSignal) => Promise<Running>, farewell: string): Promise<void> {
  const stopping = new AbortController();
  for (const name of stopSignals) process.on(name, () => stop(stopping, farewell));
  try {
    const running = await open(stopping.signal);
    await Promise.race([stopSignal(stopping.signal), ...(running.failed ? [running.failed] : [])]);
    await running.close();
  } catch (error) {
    // Errors while it closes half open are not printed.
    if (!stopping.signal.aborted) {
      process.stderr.write(`${refusalLine(error)}\n`);
      process.exit(1);
    }
  }
  process.exit(0);
}

/** Stops once: a terminal and npm both forward Ctrl+C, so it arrives twice. */
function stop(stopping: AbortController, farewell: string): void {
  if (stopping.signal.aborted) return;
  process.stdout.write(`${farewell}\n`);
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  stopping.abort();
}

async function stopSignal(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
}
