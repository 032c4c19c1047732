import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { lastDayOf } from '#contract/core/time/shop-time.ts';
import { useMayOpen } from '#web/core/session/may.tsx';
import { tilesLook, WorkTile, type Work } from './work-tile.tsx';

type ForTodayProps = {
  readonly counts: Output<typeof orderDesk.counts>;
  /** How many sizes are low in stock; undefined if that is not known now. */
  readonly runningOut: number | undefined;
};

/** Returns the arguments of a message that counts. */
const counted = (count: number) => ({ count, counted: formatCount(count) });

/** Work of each day has its tile also when none waits, in the same place; the rarer kinds only when some does. */
type Kind = Work & { readonly isRare?: boolean };

/** What is to be done today: to prepare, to hand over, to answer, to order anew. */
export function ForToday({ counts, runningOut }: ForTodayProps) {
  const mayOpen = useMayOpen();
  const orders = (state: string) => `${href('/admin/orders')}?fulfilment=${state}`;
  const kinds: readonly Kind[] = [
    { count: counts.to_prepare, to: orders('to_prepare'), text: t('admin.toPrepare', counted(counts.to_prepare)) },
    { count: counts.preparing, to: orders('preparing'), text: t('admin.toDispatch', counted(counts.preparing)) },
    {
      count: counts.ready_for_pickup,
      to: orders('ready_for_pickup'),
      text: t('admin.toPickUp', counted(counts.ready_for_pickup)),
      isRare: true,
    },
    {
      count: counts.returns,
      to: `${href('/admin/returns')}?state=requested`,
      text: t('admin.returnsToAnswer', counted(counts.returns)),
    },
    {
      count: counts.returnsArrived,
      to: `${href('/admin/returns')}?state=received`,
      text: t('admin.returnsToInspect', counted(counts.returnsArrived)),
      isRare: true,
    },
    {
      count: counts.withdrawals,
      to: href('/admin/withdrawals'),
      text: t('admin.withdrawalsToHandle', counted(counts.withdrawals)),
      isRare: true,
    },
    {
      count: counts.claims,
      to: href('/admin/claims'),
      text:
        counts.claimsUntil === null
          ? t('admin.claimsToAnswer', counted(counts.claims))
          : t('admin.claimsToAnswerUntil', { ...counted(counts.claims), day: lastDayOf(counts.claimsUntil) }),
      isRare: true,
    },
    ...(runningOut === undefined
      ? []
      : [
          {
            count: runningOut,
            to: `${href('/admin/allproducts')}?stock=low&order=stock-asc`,
            text: t('admin.runningOut', counted(runningOut)),
          },
        ]),
  ];
  const shown = kinds.filter(({ count, to, isRare }) => (count > 0 || isRare !== true) && mayOpen(to));
  return (
    <section aria-label={t('admin.forToday')} className="mb-4">
      <h2 className="mb-2 flex flex-wrap items-baseline gap-x-3 text-small font-medium">
        {t('admin.forToday')}
        {shown.every(({ count }) => count === 0) && (
          <span className="font-normal text-stone">{t('admin.nothingForToday')}</span>
        )}
      </h2>
      <ul className={tilesLook}>
        {shown.map((work) => (
          <WorkTile key={work.to} work={work} />
        ))}
      </ul>
    </section>
  );
}
