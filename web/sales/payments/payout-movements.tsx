import { t } from '#messages/messages.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { movementWords } from '#contract/sales/payments/movement-words.ts';
import type { ListedPayout, PayoutMovement } from '#contract/sales/payments/payouts.ts';
import { Table } from '#web/core/ui/table.tsx';
import { OrderLink } from './order-link.tsx';
import { Parts } from './payout-table.tsx';
import { partTitles, parts, payoutName } from './payout-words.ts';

type PayoutMovementsProps = { readonly payout: ListedPayout; readonly movements: readonly PayoutMovement[] };

const [at, kind, payment, order] = [t('payouts.at'), t('payouts.kind'), t('payouts.paymentId'), t('payouts.order')];

/** What a payout contains. */
export function PayoutMovements({ payout, movements }: PayoutMovementsProps) {
  const title = t('payouts.contents', { name: payoutName(payout) });
  return (
    <section id="contents" aria-labelledby="contents-title" className="mt-8">
      <h2 id="contents-title" className="label mb-3 text-stone">
        {title}
      </h2>
      <Table caption={title} columns={[at, kind, payment, order, ...parts.map((part) => partTitles[part])]}>
        {movements.map((one) => (
          <tr key={one.id} data-movement={one.kind}>
            <td data-column={at} className="whitespace-nowrap tabular-nums">
              <time dateTime={one.at}>{momentWords(one.at)}</time>
            </td>
            <td data-column={kind}>{movementWords[one.kind]}</td>
            <td data-column={payment} className="wrap-anywhere">
              {one.paymentId ?? one.id}
            </td>
            <td data-column={order}>
              <OrderLink order={one.order} />
            </td>
            <Parts sums={one} />
          </tr>
        ))}
      </Table>
      {movements.length < payout.count && (
        <p className="mt-3 text-small text-stone">{t('payouts.onlySome', { count: movements.length })}</p>
      )}
    </section>
  );
}
