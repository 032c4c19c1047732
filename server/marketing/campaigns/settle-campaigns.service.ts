import { and, eq, isNotNull, lte, min } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { campaignPrices } from '#server/goods/products/campaign-prices.tables.ts';
import {
  campaignProducts,
  lockProducts,
  putCampaignPrices,
  type CampaignProduct,
  type PriceChange,
} from '#server/goods/products/campaign-prices.service.ts';
import { campaigns, type StoredCampaign } from './campaigns.tables.ts';
import type { Judgement } from './judge-product.ts';
import { judgeProducts, readStanding, stands, type Standing } from './standing-campaigns.ts';

/** How many products are looked at in one statement, and how many are switched in one transaction, which buyers may wait for. */
const readAtOnce = 1000;
const switchedAtOnce = 100;

/**
 * Makes prices what the campaigns say that stand at a time: begins, changes and ends them, and takes in goods that came since. Does
 * nothing where prices are right, so it can be ended at any time and run again, in several processes at once.
 */
export async function settleCampaigns(db: Database, clock: () => Date): Promise<void> {
  const now = clock();
  const due = await db
    .select()
    .from(campaigns)
    .where(and(isNotNull(campaigns.dueAt), lte(campaigns.dueAt, now)));
  const standing = await readStanding(db, now);
  if (!(await switchAll(db, standing, clock))) return;
  for (const campaign of due) await noteSettled(db, campaign, now);
}

/** Switches all products whose price is wrong. False if campaigns began, ended or were saved meanwhile: that is due, for whoever looks next. */
async function switchAll(db: Database, standing: Standing, clock: () => Date): Promise<boolean> {
  const affected = await affectedIds(db, standing);
  for (let from = 0; from < affected.length; from += readAtOnce) {
    const some = await campaignProducts(db, affected.slice(from, from + readAtOnce));
    const wrong = changesOf(some, await judgeProducts(db, some, standing, clock()));
    for (let first = 0; first < wrong.length; first += switchedAtOnce) {
      const ids = wrong.slice(first, first + switchedAtOnce).map(({ productId }) => productId);
      const isDone = await inTransaction(db, (transaction) => switchSome(transaction, { ids, standing, now: clock() }));
      if (!isDone) return false;
    }
  }
  return true;
}

/** Writes when a campaign is due next, unless somebody saved it since. */
async function noteSettled(db: Database, { id, version, startsAt, endsAt }: StoredCampaign, now: Date): Promise<void> {
  const next = [startsAt, endsAt].find((at) => at !== null && at > now) ?? null;
  await db
    .update(campaigns)
    .set({ dueAt: next })
    .where(and(eq(campaigns.id, id), eq(campaigns.version, version)));
}

/** Returns the ids of all products that are in a campaign or have the price of one, in their order. */
async function affectedIds(db: Executor, { members }: Standing): Promise<number[]> {
  const priced = await db.select({ id: campaignPrices.productId }).from(campaignPrices);
  const ids = new Set(priced.map(({ id }) => id));
  for (const found of members.values()) for (const id of found) ids.add(id);
  return [...ids].toSorted((one, other) => one - other);
}

type Some = { readonly ids: readonly number[]; readonly standing: Standing; readonly now: Date };

/** Switches some products, after a look at them that nobody can change meanwhile. False if other campaigns stand by now. */
async function switchSome(transaction: Transaction, { ids, standing, now }: Some): Promise<boolean> {
  if (!(await areAsRead(transaction, standing.campaigns, now))) return false;
  await lockProducts(transaction, ids);
  const some = await campaignProducts(transaction, ids);
  const changes = changesOf(some, await judgeProducts(transaction, some, standing, now));
  if (changes.length > 0) await putCampaignPrices(transaction, changes, now);
  return true;
}

/** True if the campaigns that stand at a time are those that were read; then nobody changes them until the transaction ends. */
async function areAsRead(transaction: Transaction, read: readonly StoredCampaign[], at: Date): Promise<boolean> {
  const present = await transaction
    .select({ id: campaigns.id, version: campaigns.version })
    .from(campaigns)
    .where(stands(at))
    .orderBy(campaigns.id)
    .for('share');
  const named = (all: readonly { readonly id: number; readonly version: number }[]) =>
    all.map(({ id, version }) => `${id} ${version}`).join(', ');
  return named(present) === named(read);
}

/** Returns the changes of products whose price is not what the campaigns say. */
function changesOf(products: readonly CampaignProduct[], judged: ReadonlyMap<number, Judgement | null>): PriceChange[] {
  return products.flatMap((product): PriceChange[] => {
    const given = judged.get(product.id) ?? null;
    if (given === null || 'why' in given) return product.standing ? [{ productId: product.id, next: null }] : [];
    const { campaign, price, base, struck } = given;
    const { id: campaignId, goodsVersion } = campaign;
    const now = product.standing;
    const isSame = now?.price === price && now.campaignId === campaignId && now.goodsVersion === goodsVersion;
    return isSame ? [] : [{ productId: product.id, next: { campaignId, goodsVersion, price, base, struck } }];
  });
}

/** Returns when prices have to be looked at next; null if no campaign begins or ends. */
export async function nextCampaign(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ at: min(campaigns.dueAt) }).from(campaigns);
  return row?.at ?? null;
}
