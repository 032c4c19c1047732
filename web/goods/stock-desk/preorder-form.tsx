import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { mostPreordered } from '#contract/goods/stock/most-preordered.ts';
import type { SizePreorder } from '#contract/goods/stock/preorder-desk.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';

type PreorderFormProps = {
  readonly sizes: readonly SizePreorder[];
  /** The first day that can be promised, '2026-11-27'. */
  readonly firstDay: string;
};

/** How many units of each size can be ordered before they are there, and the day that is promised for all of them. */
export function PreorderForm({ sizes, firstDay }: PreorderFormProps) {
  const stored = typedPreorder(sizes);
  const [typed, setTyped] = useState(stored);
  const { data, state, submit, notice } = useRequest<ActionOutcome>({ what: t('preorders.notSaved'), told: 'beside' });
  const isOpen = Object.values(typed.most).some((most) => most.trim() !== '');
  const isDayWrong = isOpen && typed.on !== '' && typed.on < firstDay;
  const isWrong = (isOpen && (typed.on === '' || isDayWrong)) || Object.values(typed.most).some(isWrongMost);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(stored);
  const { question } = useUnsaved(isChanged && state === 'idle');
  useToast(data?.isDone ? data : undefined);
  return (
    <form
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && state === 'idle') {
          void submit(preorderOf(sizes, typed), { method: 'post', encType: 'application/json' });
        }
      }}
    >
      {question}
      <FormBlock title={t('preorders.title')}>
        {notice}
        <FormAlert>{data?.isDone === false && data.message}</FormAlert>
        <p className="text-small text-stone">{t('preorders.hint')}</p>
        <TextField
          label={t('preorders.day')}
          hint={t('preorders.dayHint')}
          error={isDayWrong ? t('preorders.wrongDay') : undefined}
          type="date"
          min={firstDay}
          required={isOpen}
          value={typed.on}
          onChange={(event) => setTyped({ ...typed, on: event.target.value })}
        />
        <div className="grid gap-3 sm:grid-cols-3">
          {sizes.map(({ variantId, size, waiting }) => {
            const most = typed.most[variantId] ?? '';
            return (
              <div key={variantId}>
                <TextField
                  label={t('preorders.most', { size })}
                  hint={waiting === 0 ? t('preorders.mostHint') : t('preorders.waiting', { count: waiting })}
                  error={isWrongMost(most) ? t('preorders.wrongMost', { most: mostPreordered }) : undefined}
                  inputMode="numeric"
                  maxLength={4}
                  value={most}
                  onChange={(event) => setTyped({ ...typed, most: { ...typed.most, [variantId]: event.target.value } })}
                />
              </div>
            );
          })}
        </div>
        <Button type="submit" tone="outline" busy={state === 'submitting'} className="justify-self-start">
          {t('preorders.save')}
        </Button>
      </FormBlock>
    </form>
  );
}

/** What is typed of the pre-orders of a product: the promised day, '' for none, and by size how many units, '' for none. */
type TypedPreorder = { readonly on: string; readonly most: Readonly<Record<number, string>> };

/** Returns what the form begins with. Sizes may have been given different days by other programs: it shows the first. */
export function typedPreorder(sizes: readonly SizePreorder[]): TypedPreorder {
  return {
    on: sizes.find(({ on }) => on !== null)?.on ?? '',
    most: Object.fromEntries(sizes.map(({ variantId, most }) => [variantId, most === null ? '' : String(most)])),
  };
}

/** True for what is neither empty nor a number of units. */
export function isWrongMost(typed: string): boolean {
  const text = typed.trim();
  return text !== '' && !(/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= mostPreordered);
}

/** Returns what is sent of what was typed: all sizes, with the day if one of them can be ordered. */
export function preorderOf(sizes: readonly SizePreorder[], { on, most }: TypedPreorder) {
  const asked = sizes.map(({ variantId }) => {
    const text = (most[variantId] ?? '').trim();
    return { variantId, most: text === '' ? null : Number(text) };
  });
  return { on: asked.some((size) => size.most !== null) ? on : null, sizes: asked };
}
