import { t } from '#messages/messages.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { ClockState } from '#contract/marketing/clock-state.ts';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { giftWords } from '#contract/sales/coupons/coupon-words.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { goodsWords, timeWords } from '../campaign-desk/campaign-words.ts';
import { ClockMark } from '../campaign-desk/clock-mark.tsx';

/** The states of coupons in words. */
export const stateNames = {
  planned: t('coupon-desk.statePlanned'),
  running: t('coupon-desk.stateRunning'),
  ended: t('coupon-desk.stateEnded'),
} as const satisfies Record<ClockState, string>;

/** Returns the columns of the coupons; `linkOf` is the address that applies one. */
export function couponColumns(linkOf: (coupon: Coupon) => string): Columns<Coupon> {
  return [
    { key: 'code', title: t('coupon-desk.code'), width: 'w-40', cell: ({ code }) => code },
    {
      key: 'state',
      title: t('coupon-desk.state'),
      width: 'w-36',
      cell: ({ state }) => <ClockMark state={state} names={stateNames} />,
      phone: 'side',
    },
    { key: 'gives', title: t('coupon-desk.gives'), isLong: true, cell: couponRule, phone: 'below' },
    { key: 'time', title: t('coupon-desk.time'), width: 'w-56', isLong: true, cell: timeWords, phone: 'below' },
    { key: 'uses', title: t('coupon-desk.uses'), width: 'w-40', isLong: true, cell: usesWords, phone: 'below' },
    {
      key: 'link',
      title: t('coupon-desk.link'),
      width: 'w-52',
      isLong: true,
      isForWide: true,
      cell: linkOf,
      phone: 'below',
    },
  ];
}

/** Returns what a coupon gives and for what: '20 % menos · Una categoría: Camisas · desde $ 50.000,00'. */
export function couponRule(coupon: Coupon): string {
  const { gift, least, customers, isFirstOrder } = coupon;
  return [
    giftWords(gift),
    goodsWords(coupon),
    ...(least ? [t('coupon-desk.fromTotal', { least: formatPrice(least) })] : []),
    ...(isFirstOrder ? [t('coupon-desk.firstOrder')] : []),
    ...(customers.length > 0 ? [t('coupon-desk.forCustomers', { count: customers.length })] : []),
  ].join(' · ');
}

/** Returns how often a coupon is used, of how many times, and who spreads it: 'Usado 3 veces de 10 · Ana'. */
function usesWords({ uses, mostUses, influencer }: Coupon): string {
  const used =
    mostUses === null
      ? t('coupon-desk.used', { count: uses })
      : t('coupon-desk.usedOf', { count: uses, most: mostUses });
  return [used, influencer].filter(Boolean).join(' · ');
}
