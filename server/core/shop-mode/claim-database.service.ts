import type { Database } from '#platform/database/database.ts';
import { markedMode, markMode, type ShopMode } from './shop-mode.service.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

const lines = {
  demo: 'La base de datos es de una tienda real: SHOP_MODE=demo no la abre.',
  live: 'La base de datos tiene los datos de demostración, con contraseñas que todos conocen: SHOP_MODE=live necesita una propia.',
} as const;

/**
 * Marks a database permanently as a live shop's. A demonstration marks its own when it writes the demo data. Throws
 * StartRefused on a database of the other mode.
 */
export async function claimDatabase(db: Database, mode: ShopMode): Promise<void> {
  if (mode === 'live') await markMode(db, mode);
  const marked = await markedMode(db);
  if (marked !== undefined && marked !== mode) throw new StartRefused(lines[mode]);
}
