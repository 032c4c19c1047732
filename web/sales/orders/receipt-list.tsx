import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { Receipt } from '#contract/sales/payments/held-orders.ts';
import { receiptStateWords } from '../order-words/receipt-words.ts';

type ReceiptListProps = {
  readonly receipts: readonly Receipt[];
  /** Where the file of one is, by `:id`. */
  readonly fileAt: string;
  /** What can be done about one that waits. */
  readonly actions?: (receipt: Receipt) => ReactNode;
};

/** The receipts of an order: when each was sent, what became of it, and its file. */
export function ReceiptList({ receipts, fileAt, actions }: ReceiptListProps) {
  if (receipts.length === 0) return null;
  return (
    <ul aria-label={t('held-orders.receipts')} className="grid gap-2 text-small">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="grid gap-1 border-t border-line pt-2">
          <span className="flex flex-wrap items-center justify-between gap-3">
            <a href={fileAt.replace(':id', receipt.id)} download className="link inline-flex min-h-11 items-center">
              {t('held-orders.receiptOf', { moment: momentInWords(receipt.sentAt) })}
            </a>
            <span className="text-stone">{receiptStateWords[receipt.state]}</span>
          </span>
          {receipt.reason !== '' && <span className="wrap-anywhere">{receipt.reason}</span>}
          {receipt.state === 'waiting' && actions?.(receipt)}
        </li>
      ))}
    </ul>
  );
}
