import type { Settings } from '#server/core/context/settings.ts';
import { claimDatabase } from '#server/core/shop-mode/claim-database.service.ts';
import { demonstration } from '#demo/site/demonstration.ts';
import { seedDemo } from './seed.ts';
import { insertDemoSettings } from '#demo/core/demo-settings.ts';

type Prepared = Parameters<typeof seedDemo>[0] & { readonly settings: Settings; readonly now: Date };

/**
 * Stocks an empty shop in demo mode, and writes its settings. Returns what only the demonstration shows of itself. In live mode
 * there is nothing to do and to show. Throws StartRefused.
 */
export async function prepareDemo({
  settings: { mode },
  now,
  ...stock
}: Prepared): Promise<typeof demonstration | null> {
  if (mode === 'live') return null;
  await seedDemo(stock);
  // A live shop may have opened the empty database while the demo's pictures were copied.
  await claimDatabase(stock.db, mode);
  await insertDemoSettings(stock.db, now);
  return demonstration;
}
