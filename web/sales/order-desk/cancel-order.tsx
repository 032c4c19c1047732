import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';

type CancelOrderProps = {
  readonly number: number;
  /** What it means, with the amount. */
  readonly meaning: string;
  readonly busy: boolean;
  readonly send: (fields: { readonly reason: string }) => void;
};

/** Cancels an order, after a question that says the amount. */
export function CancelOrder({ number, meaning, busy, send }: CancelOrderProps) {
  const question = useQuestion();
  const [reason, setReason] = useState('');
  return (
    <div>
      <Button tone="danger" size="small" className="min-h-11" busy={busy} onClick={question.ask}>
        {t('order-desk.cancelOrder')}
      </Button>
      <ConfirmDialog
        {...question.props(() => send({ reason }))}
        title={t('order-desk.cancelQuestion', { number })}
        confirm={t('order-desk.cancelOrder')}
        cancel={t('desk-list.back')}
        busy={busy}
      >
        <div className="grid gap-4">
          <p>{meaning}</p>
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
