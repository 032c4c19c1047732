import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { parsePrice, priceExample, typedPrice } from '#contract/core/money/typed-price.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';

type TakePartProps = {
  /** What is left to pay, which is suggested. */
  readonly left: Money;
  readonly busy: boolean;
  readonly send: (amount: string) => void;
};

/** Notes money that came for an order, after a question: all that is left, or a part. */
export function TakePart({ left, busy, send }: TakePartProps) {
  const [amount, setAmount] = useState(() => typedPrice(left));
  const [isAsked, setIsAsked] = useState(false);
  const price = parsePrice(amount);
  const isWrong = price === undefined;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isWrong) setIsAsked(true);
      }}
    >
      <TextField
        label={t('held-orders.amount')}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={isWrong ? t('held-orders.wrongAmount', { example: priceExample() }) : undefined}
      />
      <Button type="submit" size="small" className="min-h-11" busy={busy}>
        {t('held-orders.confirmAmount')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('order-desk.takeQuestion')}
        confirm={t('order-desk.take')}
        cancel={t('desk-list.back')}
        busy={busy}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          send(amount);
        }}
      >
        {price && t('held-orders.takeHint', { amount: formatPrice(price) })}
      </ConfirmDialog>
    </form>
  );
}

type RefuseReceiptProps = { readonly busy: boolean; readonly send: (reason: string) => void };

/** Refuses a receipt, with the reason that its buyer reads. */
export function RefuseReceipt({ busy, send }: RefuseReceiptProps) {
  const [reason, setReason] = useState('');
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('held-orders.refuse')}</summary>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && reason.trim() !== '') send(reason);
        }}
      >
        <TextField
          label={t('held-orders.reason')}
          value={reason}
          maxLength={300}
          required
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" tone="danger" size="small" className="min-h-11" busy={busy}>
          {t('held-orders.refuse')}
        </Button>
      </form>
    </details>
  );
}
