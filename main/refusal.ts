import { isDatabaseAway } from '#platform/database/database-away.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import { isNoRoom } from '#platform/media/media-folder.ts';
import { SettingsError } from '#server/context/settings.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/** Why the database broke off (PostgreSQL, appendix A), in words. */
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

/** The one line of a start that cannot be, with its true cause. Throws what nobody expected. */
export function refusalOf(error: unknown): string {
  if (error instanceof StartRefused || error instanceof SettingsError) return error.message;
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
