import { eq } from 'drizzle-orm';
import { dayMs, hourMs } from '#contract/core/time/units.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#server/core/context/context.ts';
import { ProviderUnavailable, type PaymentProvider } from '#server/core/context/payment-provider.ts';
import { claimRead, keepSettlements } from './keep-settlements.ts';
import { settlementReads } from './settlements.tables.ts';

/** How often an account is read. */
const pauseMs = hourMs;

/** How far back each time: what happened just before the last time may have been told late. */
const againMs = 35 * dayMs;

/** How far back the first time: as long as payments of before can still go back. */
const firstMs = 180 * dayMs;

/** Reads the accounts of the providers that were not read for an hour. One that does not answer has its turn again later. */
export async function readSettlements(services: Services): Promise<void> {
  for (const provider of services.providers.all.filter(isAsked)) await readAccount(services, provider);
}

async function readAccount({ db, clock, log }: Services, provider: AskedProvider): Promise<void> {
  const { name } = provider;
  const now = clock();
  const last = await claimRead(db, name, { now, before: new Date(now.getTime() - pauseMs) });
  if (!last) return;
  const since = new Date((last.readAt?.getTime() ?? now.getTime()) - (last.readAt ? againMs : firstMs));
  try {
    const found = await provider.settlements(since);
    await inTransaction(db, (transaction) => keepSettlements(transaction, found, { provider: name, since, now }));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, provider: name }, 'an account at a payment provider cannot be read');
    await db.update(settlementReads).set({ problem: error.message }).where(eq(settlementReads.provider, name));
  }
}

/** A provider whose account is read. */
type AskedProvider = PaymentProvider & Required<Pick<PaymentProvider, 'settlements'>>;

/** True if the shop has an account at a provider that says what moves in it. */
export function isAsked(provider: PaymentProvider): provider is AskedProvider {
  return provider.isConnected && provider.settlements !== undefined;
}
