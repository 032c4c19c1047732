import { eq } from 'drizzle-orm';
import { marginOf } from '#contract/core/money/margin.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import {
  campaignVerdicts,
  previewSize,
  type CampaignPreview,
  type CampaignVerdict,
  type PreviewedProduct,
} from '#contract/marketing/campaigns/campaign-preview.ts';
import type { campaigns as calls } from '#contract/marketing/campaigns/campaigns.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Context } from '#server/core/context/context.ts';
import { campaignProducts, type CampaignProduct } from '#server/goods/products/campaign-prices.service.ts';
import { vatRateOf } from '#server/goods/products/vat-rate.service.ts';
import { goodsIds, goodsOf } from '#server/site/collections/chosen-goods.service.ts';
import { campaigns, type StoredCampaign } from './campaigns.tables.ts';
import { columnsOf } from './given-campaign.ts';
import type { Judgement } from './judge-product.ts';
import { judgeProducts, readStanding, withGoods } from './standing-campaigns.ts';

/** How many products are looked at in one statement. */
const readAtOnce = 1000;

/** Of a campaign that is not saved yet. */
const unsaved = 2_147_483_647;

/** Returns a page of what a campaign would do with each product as it begins, by what is known now. Throws `campaign_not_found`, `invalid`. */
export async function previewCampaign(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, page, ...fields }: Input<typeof calls.preview>,
): Promise<CampaignPreview> {
  const now = clock();
  const before = id === undefined ? undefined : await stored(db, id);
  const columns = columnsOf(fields, now, before);
  const campaign: StoredCampaign = { ...columns, id: id ?? unsaved, dueAt: null, version: 1 };
  const at = columns.startsAt > now ? columns.startsAt : now;
  const all = await judged(db, campaign, at);
  const order = new Map(campaignVerdicts.map((verdict, place) => [verdict, place]));
  const ordered = all.toSorted((one, other) => (order.get(one.verdict) ?? 0) - (order.get(other.verdict) ?? 0));
  const pages = Math.max(1, Math.ceil(all.length / previewSize));
  const shown = Math.min(page, pages);
  return {
    counts: countsOf(all),
    products: ordered.slice((shown - 1) * previewSize, shown * previewSize),
    total: all.length,
    page: shown,
    pages,
  };
}

async function stored(db: Executor, id: number): Promise<StoredCampaign> {
  const [found] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!found) throw new ShopError('campaign_not_found');
  return found;
}

async function judged(db: Executor, campaign: StoredCampaign, at: Date): Promise<PreviewedProduct[]> {
  const goods = goodsOf(campaign);
  const ids = goods ? await goodsIds(db, goods, at) : [];
  const others = await readStanding(db, at);
  const own = await withGoods(db, [campaign], at);
  const standing = {
    campaigns: [...others.campaigns.filter((one) => one.id !== campaign.id), campaign],
    members: new Map([...others.members, ...own.members]),
  };
  const members = own.members.get(campaign.id) ?? new Set();
  const shown: PreviewedProduct[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = await campaignProducts(db, ids.slice(from, from + readAtOnce));
    const judgements = await judgeProducts(db, some, standing, at);
    for (const product of some) {
      const judgement = members.has(product.id) ? (judgements.get(product.id) ?? null) : null;
      shown.push(previewed(product, judgement, campaign));
    }
  }
  return shown;
}

function previewed(product: CampaignProduct, judgement: Judgement | null, campaign: StoredCampaign): PreviewedProduct {
  const { id, name, color, costs, ownVat, standing, currentPrice } = product;
  const usual = standing?.usual ?? currentPrice;
  const verdict = verdictOf(judgement, campaign);
  const during =
    verdict === 'reduced' || verdict === 'loss' || verdict === 'spared' ? (judgement?.price ?? usual) : usual;
  const margin = (price: number) => marginOf(shopMoney(price), costs.map(shopMoney), vatRateOf(ownVat));
  return {
    id,
    name,
    color,
    verdict,
    before: shopMoney(usual),
    during: shopMoney(during),
    marginBefore: margin(usual),
    marginDuring: margin(during),
  };
}

function verdictOf(judgement: Judgement | null, { id }: StoredCampaign): CampaignVerdict {
  if (judgement === null) return 'left';
  if ('why' in judgement) return judgement.why;
  if (judgement.campaign.id !== id) return 'cheaper';
  return judgement.isLoss ? 'loss' : 'reduced';
}

function countsOf(all: readonly PreviewedProduct[]): Record<CampaignVerdict, number> {
  const counts = { loss: 0, spared: 0, untrue: 0, left: 0, cheaper: 0, reduced: 0 };
  for (const { verdict } of all) counts[verdict] += 1;
  return counts;
}
