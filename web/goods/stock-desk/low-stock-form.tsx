import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { fewUnits } from '#contract/goods/stock/few-units.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';

/** From how few units on the sizes of a product are running low; empty for the shop's own limit, as `limit` null. */
export function LowStockForm({ limit }: { readonly limit: number | null }) {
  const stored = limit === null ? '' : String(limit);
  const [typed, setTyped] = useState(stored);
  const { data, state, submit, notice } = useRequest<ActionOutcome>({
    what: t('stock-desk.limitNotSaved'),
    told: 'beside',
  });
  const isWrong = !/^\d{0,3}$/.test(typed.trim());
  const { question } = useUnsaved(typed.trim() !== stored && state === 'idle');
  useToast(data?.isDone ? data : undefined);
  return (
    <form
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong || state !== 'idle') return;
        const lowStock = typed.trim() === '' ? null : Number(typed);
        void submit({ lowStock }, { method: 'post', encType: 'application/json' });
      }}
    >
      {question}
      <FormBlock title={t('stock-desk.limitTitle')}>
        {notice}
        <FormAlert>{data?.isDone === false && data.message}</FormAlert>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-60 flex-1">
            <TextField
              label={t('stock-desk.limit')}
              hint={t('stock-desk.limitHint', { few: fewUnits })}
              error={isWrong ? t('stock-desk.limitWrong') : undefined}
              inputMode="numeric"
              maxLength={3}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit" tone="outline" busy={state === 'submitting'} className="mt-7">
            {t('product-desk.save')}
          </Button>
        </div>
      </FormBlock>
    </form>
  );
}
