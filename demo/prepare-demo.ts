import type { Settings } from '#server/context/settings.ts';
import { claimDatabase } from '#server/shop-mode/claim-database.service.ts';
import { seedDemo } from './seed.ts';
import { insertDemoSettings } from './settings/demo-settings.ts';

type Prepared = Parameters<typeof seedDemo>[0] & { readonly settings: Settings; readonly now: Date };

/** Stocks an empty shop in demo mode, and writes its settings. Does nothing in live mode. Throws StartRefused. */
export async function prepareDemo({ settings: { mode }, now, ...stock }: Prepared): Promise<void> {
  if (mode === 'live') return;
  await seedDemo(stock);
  // A live shop may have opened the empty database while the demo's pictures were copied.
  await claimDatabase(stock.db, mode);
  await insertDemoSettings(stock.db, now);
}
