import { t } from '#messages/messages.ts';
import type { LedgerNotice, LedgerPaymentView } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords, shopDay, shortDayWords } from '#contract/core/time/shop-time.ts';
import { meansWords } from '#contract/sales/payments/means-words.ts';
import { paymentStatusWords } from '../order-words/means-words.ts';

const looks: Partial<Record<LedgerPaymentView['status'], string>> = {
  approved: 'text-ok',
  pending: 'text-warn',
  rejected: 'text-danger',
  disputed: 'text-danger',
};

const problemWords: Readonly<Record<string, string>> = {
  amount: t('order-desk.wrongAmount'),
  currency: t('order-desk.wrongCurrency'),
};

/** The attempts to pay an order: by which means, in how many instalments, what the provider kept and what was left. */
export function PaymentList({ payments }: { readonly payments: readonly LedgerPaymentView[] }) {
  if (payments.length === 0) return null;
  return (
    <ul aria-label={t('order-desk.payments')} className="mt-4 border-t border-line text-small">
      {payments.map((payment) => (
        <li
          key={`${payment.isByHand} ${payment.id}`}
          data-payment={payment.status}
          className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[11rem_1fr]"
        >
          <time dateTime={payment.approvedAt ?? payment.createdAt} className="text-stone tabular-nums">
            {momentInWords(payment.approvedAt ?? payment.createdAt)}
          </time>
          <div className="grid gap-y-0.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">
                {payment.means ? meansWords(payment.means, payment.installments) : t('order-words.payment')}
              </span>
              <span className="tabular-nums">{formatPrice(payment.amount)}</span>
            </p>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className={looks[payment.status]}>{paymentStatusWords[payment.status]}</span>
                {!payment.isByHand && (
                  <span className="text-stone"> · {t('order-words.number', { number: payment.id })}</span>
                )}
              </span>
              <Cost {...payment} />
            </p>
            {payment.problem !== null && (
              <p className="text-danger">
                {t('order-desk.doesNotPay', { problem: problemWords[payment.problem] ?? payment.problem })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Cost({ fee, withheld, net, releaseAt }: LedgerPaymentView) {
  const parts = [
    fee && t('order-desk.fee', { fee: formatPrice(fee) }),
    withheld && withheld.minor > 0 && t('order-desk.withheld', { withheld: formatPrice(withheld) }),
    net && t('order-desk.net', { net: formatPrice(net) }),
    releaseAt && t('order-desk.releases', { day: shortDayWords(shopDay(releaseAt)) }),
  ].filter(Boolean);
  return parts.length > 0 && <span className="text-stone tabular-nums">{parts.join(' · ')}</span>;
}

const aboutWords = {
  payment: t('order-words.payment'),
  order: t('order-desk.providerOrder'),
  dispute: t('order-desk.chargeback'),
  claim: t('order-desk.claim'),
  'stopped-delivery': t('order-desk.doNotDeliver'),
} as const satisfies Record<LedgerNotice['about'], string>;

/** The notices of the provider that led to the order; closed at first, because they matter only when something is missing. */
export function NoticeList({ notices }: { readonly notices: readonly LedgerNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <details className="mt-4 text-small">
      <summary className="min-h-11 cursor-pointer content-center text-stone">
        {t('order-desk.providerNotices', { count: notices.length })}
      </summary>
      <ul className="border-t border-line">
        {notices.map(({ id, about, receivedAt }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line">
            <time dateTime={receivedAt} className="text-stone tabular-nums">
              {momentInWords(receivedAt)}
            </time>
            <span>{aboutWords[about]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
