import { t } from '#messages/messages.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { HeldOrder } from '#contract/sales/payments/held-orders.ts';
import { CancelHeld } from './cancel-held.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { SendReceipt } from './send-receipt.tsx';

/** An order that is paid without a provider, where its receipts are (`:id` stands for one of them), and the page that cancels it. */
export type HeldPart = {
  readonly order: HeldOrder;
  readonly uploadTo: string;
  readonly fileAt: string;
  readonly cancelAt: string;
};

/** How a buyer pays an order by transfer or in cash, and until when. */
export function HeldPayment({ held: { order, uploadTo, fileAt, cancelAt } }: { readonly held: HeldPart }) {
  const { means, until, account, left, paid, receipts, reference, isCancellable } = order;
  return (
    <section aria-labelledby="held-title" className="grid w-full max-w-prose gap-4 border-l-2 border-ink pl-4">
      <h2 id="held-title" className="text-title">
        {t('held-orders.toPay', { amount: formatPrice(left) })}
      </h2>
      <p className="text-small">{t('held-orders.until', { means, moment: momentInWords(until) })}</p>
      {paid.minor > 0 && <p className="text-small">{t('held-orders.paid', { amount: formatPrice(paid) })}</p>}
      {account && <Account of={account} />}
      {means === 'transfer' && account === null && <p className="text-small">{t('held-orders.noAccount')}</p>}
      <ReceiptList receipts={receipts} fileAt={fileAt} />
      {means === 'transfer' && <SendReceipt uploadTo={uploadTo} />}
      {isCancellable && <CancelHeld reference={reference} at={cancelAt} />}
    </section>
  );
}

function Account({ of }: { readonly of: NonNullable<HeldOrder['account']> }) {
  const facts = [
    [of.kind, of.number],
    [t('held-orders.bank'), of.bank],
    [t('held-orders.holder'), of.holder],
  ] as const;
  return (
    <dl className="grid gap-2 text-small">
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt className="label text-stone">{name}</dt>
              <dd className="wrap-anywhere select-all">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
