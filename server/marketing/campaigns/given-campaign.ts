import { t } from '#messages/messages.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopTime } from '#contract/core/time/shop-time.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import type { campaigns as calls } from '#contract/marketing/campaigns/campaigns.ts';
import type { StoredCampaign } from './campaigns.tables.ts';

/** What an owner says of a campaign. */
export type GivenCampaign = Input<typeof calls.create>;

type Columns = Omit<StoredCampaign, 'id' | 'dueAt' | 'version'>;

/**
 * Returns a campaign as it is stored; one without a begin begins now, or when `before` did. Throws `invalid` for one that is over, or that
 * ends before it begins.
 */
export function columnsOf(
  { name, goods, discount, sparesLosses, from, until }: GivenCampaign,
  now: Date,
  before?: StoredCampaign,
): Columns {
  const begun = before && before.startsAt < now ? before.startsAt : now;
  const startsAt = from === null ? begun : shopTime(from);
  const endsAt = until === null ? null : shopTime(until);
  // Two local times can be one, written with seconds, or as clocks are put forward.
  if (endsAt !== null && endsAt <= startsAt) throw refusedEnd(t('campaigns.crossed'));
  if (endsAt !== null && endsAt <= now) throw refusedEnd(t('campaigns.over'));
  const isOther = before !== undefined && JSON.stringify(sorted(before.goods)) !== JSON.stringify(sorted(goods));
  return {
    name,
    goods,
    goodsVersion: (before?.goodsVersion ?? 1) + (isOther ? 1 : 0),
    percent: discount.by === 'percent' ? discount.percent : null,
    price: discount.by === 'price' ? discount.price.minor : null,
    rounding: discount.by === 'percent' ? discount.rounding : 'none',
    sparesLosses,
    startsAt,
    endsAt,
  };
}

/** The members of stored JSON are in an order of the database. */
function sorted(goods: unknown): [string, unknown][] {
  const members = typeof goods === 'object' && goods !== null ? Object.entries<unknown>({ ...goods }) : [];
  return members.toSorted(([one], [other]) => one.localeCompare(other));
}

const refusedEnd = (message: string) => new ShopError('invalid', {}, [{ path: 'until', message }]);
