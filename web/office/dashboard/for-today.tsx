import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { lastDayOf } from '#contract/core/time/shop-time.ts';
import { useMayOpen } from '#web/core/session/may.tsx';
import { Panel } from './panel.tsx';

type ForTodayProps = {
  readonly counts: Output<typeof orderDesk.counts>;
  /** How many sizes are low in stock; undefined if that is not known now. */
  readonly runningOut: number | undefined;
};

/** Returns the arguments of a message that counts. */
const counted = (count: number) => ({ count, counted: formatCount(count) });

/** What is to be done today, each a link to where it is done: to prepare, to hand over, to answer, to order anew. */
export function ForToday({ counts, runningOut = 0 }: ForTodayProps) {
  const mayOpen = useMayOpen();
  const orders = (state: string) => `${href('/admin/orders')}?fulfilment=${state}`;
  const all = [
    { count: counts.to_prepare, to: orders('to_prepare'), text: t('admin.toPrepare', counted(counts.to_prepare)) },
    { count: counts.preparing, to: orders('preparing'), text: t('admin.toDispatch', counted(counts.preparing)) },
    {
      count: counts.ready_for_pickup,
      to: orders('ready_for_pickup'),
      text: t('admin.toPickUp', counted(counts.ready_for_pickup)),
    },
    {
      count: counts.returns,
      to: `${href('/admin/returns')}?state=requested`,
      text: t('admin.returnsToAnswer', counted(counts.returns)),
    },
    {
      count: counts.claims,
      to: href('/admin/claims'),
      text:
        counts.claimsUntil === null
          ? t('admin.claimsToAnswer', counted(counts.claims))
          : t('admin.claimsToAnswerUntil', { ...counted(counts.claims), day: lastDayOf(counts.claimsUntil) }),
    },
    {
      count: runningOut,
      to: `${href('/admin/allproducts')}?stock=low&order=stock-asc`,
      text: t('admin.runningOut', counted(runningOut)),
    },
  ].filter(({ count, to }) => count > 0 && mayOpen(to));
  return (
    <div className="mb-4">
      <Panel title={t('admin.forToday')}>
        {all.length === 0 ? (
          <p className="text-small text-stone">{t('admin.nothingForToday')}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-6 text-small">
            {all.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
