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
export function refusalLine(error: unknown): string {
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
