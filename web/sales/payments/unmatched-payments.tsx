import { t } from '#messages/messages.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { mostUnmatched, type UnmatchedPayment } from '#contract/sales/payments/payouts.ts';
import { Table } from '#web/core/ui/table.tsx';
import { OrderLink } from './order-link.tsx';

const columns = {
  at: t('payouts.at'),
  problem: t('payouts.problem'),
  provider: t('payouts.provider'),
  payment: t('payouts.paymentId'),
  order: t('payouts.order'),
  own: t('payouts.inShop'),
  told: t('payouts.atProvider'),
};

/** The payments that only the shop or only the provider knows, or of which they say other amounts. */
export function UnmatchedPayments({ unmatched }: { readonly unmatched: readonly UnmatchedPayment[] }) {
  return (
    <section aria-labelledby="unmatched-title" className="mt-8">
      <h2 id="unmatched-title" className="label mb-3 text-stone">
        {t('payouts.unmatched')}
      </h2>
      {unmatched.length === 0 ? (
        <p className="text-small">{t('payouts.unmatchedNone')}</p>
      ) : (
        <Table caption={t('payouts.unmatched')} columns={Object.values(columns)}>
          {unmatched.map((one) => (
            <tr key={`${one.provider} ${one.paymentId}`} data-unmatched={one.paymentId}>
              <td data-column={columns.at} className="whitespace-nowrap tabular-nums">
                <time dateTime={one.at}>{momentWords(one.at)}</time>
              </td>
              <td data-column={columns.problem}>{problemOf(one)}</td>
              <td data-column={columns.provider}>{one.title}</td>
              <td data-column={columns.payment} className="wrap-anywhere">
                {one.paymentId}
              </td>
              <td data-column={columns.order}>
                <OrderLink order={one.order} />
              </td>
              <td data-column={columns.own} className="whitespace-nowrap tabular-nums">
                {one.own ? formatPrice(one.own) : '—'}
              </td>
              <td data-column={columns.told} className="whitespace-nowrap tabular-nums">
                {one.told ? formatPrice(one.told) : '—'}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {unmatched.length >= mostUnmatched && (
        <p className="mt-3 text-small text-stone">{t('payouts.onlyUnmatched', { count: mostUnmatched })}</p>
      )}
    </section>
  );
}

function problemOf({ own, told }: UnmatchedPayment): string {
  if (own === null) return t('payouts.unknownHere');
  return told === null ? t('payouts.unknownThere') : t('payouts.differs');
}
