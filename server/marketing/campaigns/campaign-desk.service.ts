import { desc, eq } from 'drizzle-orm';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { shopMoment } from '#contract/core/time/shop-time.ts';
import type { Campaign, GivingCampaign, campaigns as calls } from '#contract/marketing/campaigns/campaigns.ts';
import { clockState, clockStateRank } from '#contract/marketing/clock-state.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { campaignPrices } from '#server/goods/products/campaign-prices.tables.ts';
import { toldCampaign, viewCampaigns } from './campaign-view.ts';
import { campaigns, type StoredCampaign } from './campaigns.tables.ts';
import { columnsOf } from './given-campaign.ts';

type Calls = typeof calls;
type Clocked = Pick<Context, 'db' | 'clock'>;

/** Returns all campaigns: those that run first, then those to come, then the past ones, the newest of each first. */
export async function listCampaigns({ db, clock }: Clocked): Promise<{ campaigns: Campaign[] }> {
  const stored = await db.select().from(campaigns).orderBy(desc(campaigns.startsAt), desc(campaigns.id));
  const shown = await viewCampaigns(db, stored, clock());
  return { campaigns: shown.toSorted((one, other) => clockStateRank[one.state] - clockStateRank[other.state]) };
}

/** Returns a campaign. Throws `campaign_not_found`. */
export async function campaignToEdit({ db, clock }: Clocked, { id }: Input<Calls['one']>): Promise<Campaign> {
  return view(db, only(await db.select().from(campaigns).where(eq(campaigns.id, id))), clock());
}

/** Returns the campaign that gives a product its price now; null if none does. */
export async function campaignOfProduct(
  { db }: Pick<Context, 'db'>,
  { productId }: Input<Calls['ofProduct']>,
): Promise<{ campaign: GivingCampaign | null }> {
  const [found] = await db
    .select({ id: campaigns.id, name: campaigns.name, until: campaigns.endsAt })
    .from(campaignPrices)
    .innerJoin(campaigns, eq(campaigns.id, campaignPrices.campaignId))
    .where(eq(campaignPrices.productId, productId));
  return { campaign: found ? { ...found, until: found.until && shopMoment(found.until) } : null };
}

/** Adds a campaign. Throws `invalid`, `currency_changed`. */
export function createCampaign(ctx: Context, fields: Input<Calls['create']>): Promise<Campaign> {
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    if (fields.discount.by === 'price') await holdCurrency(transaction, campaigns, fields.discount.price);
    const columns = { ...columnsOf(fields, now), dueAt: now };
    const made = only(await transaction.insert(campaigns).values(columns).returning());
    await noteChange(transaction, ctx, {
      action: 'campaign.create',
      subject: String(made.id),
      after: await toldCampaign(transaction, made),
    });
    return view(transaction, made, now);
  });
}

/** Replaces a campaign that is not over. Throws `campaign_not_found`, `campaign_over`, `changed_meanwhile`, `invalid`, `currency_changed`. */
export function updateCampaign(ctx: Context, { id, version, ...fields }: Input<Calls['update']>): Promise<Campaign> {
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    if (fields.discount.by === 'price') await holdCurrency(transaction, campaigns, fields.discount.price);
    const before = await lockCampaign(transaction, id);
    const present = await view(transaction, before, now);
    await refuseStale(transaction, version, {
      present,
      subject: String(id),
      actions: ['campaign.create', 'campaign.update', 'campaign.end'],
    });
    if (present.state === 'ended') throw new ShopError('campaign_over');
    const after = await change(transaction, before, { ...columnsOf(fields, now, before), dueAt: now });
    await note(transaction, ctx, 'campaign.update', before, after);
    return view(transaction, after, now);
  });
}

/** Ends a campaign that runs. Throws `campaign_not_found`, `campaign_not_running`. */
export function endCampaign(ctx: Context, { id }: Input<Calls['end']>): Promise<Campaign> {
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockCampaign(transaction, id);
    if (clockState(before, now) !== 'running') throw new ShopError('campaign_not_running');
    // One that began in this very moment ends after it.
    const endsAt = new Date(Math.max(now.getTime(), before.startsAt.getTime() + 1));
    const after = await change(transaction, before, { endsAt, dueAt: endsAt });
    await note(transaction, ctx, 'campaign.end', before, after);
    return view(transaction, after, endsAt);
  });
}

/** Deletes a campaign that no product has the price of. Throws `campaign_not_found`, `campaign_runs`. */
export function removeCampaign(ctx: Context, { id }: Input<Calls['remove']>): Promise<{ id: number }> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockCampaign(transaction, id);
    const [priced] = await transaction.select().from(campaignPrices).where(eq(campaignPrices.campaignId, id)).limit(1);
    if (priced || clockState(before, ctx.clock()) === 'running') throw new ShopError('campaign_runs');
    await transaction.delete(campaigns).where(eq(campaigns.id, id));
    const told = await toldCampaign(transaction, before);
    await noteChange(transaction, ctx, { action: 'campaign.delete', subject: String(id), before: told });
    return { id };
  });
}

async function lockCampaign(transaction: Transaction, id: number): Promise<StoredCampaign> {
  return only(await transaction.select().from(campaigns).where(eq(campaigns.id, id)).for('update'));
}

async function change(
  transaction: Transaction,
  { id }: StoredCampaign,
  columns: Partial<StoredCampaign>,
): Promise<StoredCampaign> {
  return only(await transaction.update(campaigns).set(columns).where(eq(campaigns.id, id)).returning());
}

async function note(
  transaction: Transaction,
  ctx: Context,
  action: 'campaign.update' | 'campaign.end',
  before: StoredCampaign,
  after: StoredCampaign,
): Promise<void> {
  await noteChange(transaction, ctx, {
    action,
    subject: String(before.id),
    before: await toldCampaign(transaction, before),
    after: await toldCampaign(transaction, after),
  });
}

async function view(db: Executor, stored: StoredCampaign, now: Date): Promise<Campaign> {
  const [shown] = await viewCampaigns(db, [stored], now);
  if (!shown) throw new ShopError('campaign_not_found');
  return shown;
}

function only([row]: readonly StoredCampaign[]): StoredCampaign {
  if (!row) throw new ShopError('campaign_not_found');
  return row;
}
