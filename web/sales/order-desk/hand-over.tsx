import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Money } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';

type HandOverProps = { readonly left: Money; readonly busy: boolean; readonly send: () => void };

/** Notes that the goods of an order were handed over and its money taken, after a question. */
export function HandOver({ left, busy, send }: HandOverProps) {
  const [isAsked, setIsAsked] = useState(false);
  const amount = formatPrice(left);
  return (
    <>
      <Button size="small" className="min-h-11 justify-self-start" busy={busy} onClick={() => setIsAsked(true)}>
        {t('held-orders.handOver', { amount })}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('held-orders.handOverQuestion')}
        confirm={t('held-orders.handOverConfirm')}
        cancel={t('desk-list.back')}
        busy={busy}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          send();
        }}
      >
        {t('held-orders.handOverHint', { amount })}
      </ConfirmDialog>
    </>
  );
}
