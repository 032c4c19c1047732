import { and, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { PriceEntry } from '#contract/core/money/price-history.ts';
import type { Executor } from '#platform/database/database.ts';
import { campaignLeavers } from '#server/goods/products/campaign-prices.tables.ts';
import type { CampaignProduct } from '#server/goods/products/campaign-prices.service.ts';
import { priceHistories } from '#server/goods/products/price-history.service.ts';
import { struckRule } from '#server/goods/products/shown-offer.service.ts';
import { goodsIds, goodsOf } from '#server/site/collections/chosen-goods.service.ts';
import { campaigns, type StoredCampaign } from './campaigns.tables.ts';
import { judgeProduct, priceBy, type Judgement } from './judge-product.ts';

/** The campaigns that stand at a time, and which products are in each. */
export type Standing = {
  readonly campaigns: readonly StoredCampaign[];
  /** The ids of the goods of each, but for those that left it. */
  readonly members: ReadonlyMap<number, ReadonlySet<number>>;
};

/** The condition of campaigns that stand at a time. */
export function stands(at: Date) {
  const { startsAt, endsAt } = campaigns;
  return and(lte(startsAt, at), or(isNull(endsAt), gt(endsAt, at)));
}

/** Returns the campaigns that stand at a time, with their goods. */
export async function readStanding(db: Executor, at: Date): Promise<Standing> {
  const stored = await db.select().from(campaigns).where(stands(at)).orderBy(campaigns.id);
  return withGoods(db, stored, at);
}

/** Returns campaigns with their goods. */
export async function withGoods(db: Executor, stored: readonly StoredCampaign[], at: Date): Promise<Standing> {
  const ids = stored.map(({ id }) => id);
  const left =
    ids.length === 0 ? [] : await db.select().from(campaignLeavers).where(inArray(campaignLeavers.campaignId, ids));
  const members = new Map<number, ReadonlySet<number>>();
  for (const campaign of stored) {
    const goods = goodsOf(campaign);
    const gone = new Set(left.flatMap(({ campaignId, productId }) => (campaignId === campaign.id ? [productId] : [])));
    const found = goods ? await goodsIds(db, goods, at) : [];
    members.set(campaign.id, new Set(found.filter((one) => !gone.has(one))));
  }
  return { campaigns: stored, members };
}

/**
 * Returns the campaigns that a product is in. One that has it keeps it to its end, also when the product is moved or hidden, as long as the
 * campaign is for the same goods.
 */
export function campaignsOf(
  { id, standing }: CampaignProduct,
  { campaigns: all, members }: Standing,
): StoredCampaign[] {
  return all.filter(
    (campaign) =>
      members.get(campaign.id)?.has(id) === true ||
      (standing?.campaignId === campaign.id && standing.goodsVersion === campaign.goodsVersion),
  );
}

/** Returns what campaigns give each of some products at a time, by their ids; null for one that is in none. */
export async function judgeProducts(
  db: Executor,
  products: readonly CampaignProduct[],
  standing: Standing,
  at: Date,
): Promise<ReadonlyMap<number, Judgement | null>> {
  const by = { rule: struckRule(), at };
  const within = products.map((product) => ({ product, campaigns: campaignsOf(product, standing) }));
  const asked = within.filter(({ product, campaigns: all }) => by.rule && all.length > 0 && !keeps(product, all));
  const histories = await priceHistories(
    db,
    asked.map(({ product }) => product.id),
  );
  const none: readonly PriceEntry[] = [];
  return new Map(
    within.map(({ product, campaigns: all }) => {
      const history = histories.get(product.id) ?? none;
      return [product.id, all.length === 0 ? null : judgeProduct(product, all, { ...by, history })];
    }),
  );
}

/** True of a product whose price is one of those that its campaigns give: its history need not be read. */
function keeps({ standing }: CampaignProduct, all: readonly StoredCampaign[]): boolean {
  return standing !== null && Math.min(...all.map((campaign) => priceBy(campaign, standing.base))) === standing.price;
}
