import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Money } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

type CancelOrderProps = {
  readonly number: number;
  /** What goes back to the buyer. */
  readonly refund: Money;
  readonly busy: boolean;
  readonly send: (fields: Readonly<Record<string, string>>) => void;
};

/** Cancels an order that has not left, after a question that says the amount. */
export function CancelOrder({ number, refund, busy, send }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <div className="mt-4">
      <Button tone="danger" size="small" className="min-h-11" busy={busy} onClick={() => setIsAsking(true)}>
        {t('order-desk.cancelOrder')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('order-desk.cancelQuestion', { number })}
        confirm={t('order-desk.cancelOrder')}
        cancel={t('desk-list.back')}
        busy={busy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          send({ intent: 'cancel', reason });
        }}
      >
        <div className="grid gap-4">
          <p>
            {refund.minor > 0
              ? t('order-desk.cancelRefunds', { refund: formatPrice(refund) })
              : t('order-desk.cancelWithoutRefund')}
          </p>
          <TextField
            label={t('order-desk.reason')}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
