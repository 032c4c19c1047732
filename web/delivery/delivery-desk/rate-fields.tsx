import { t } from '#messages/messages.ts';
import { currencySign } from '#contract/core/money/typed-price.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { newStep } from './method-fields.ts';
import type { MethodValues, StepValue } from './method-fields.ts';

/** The steps of a price by weight or by total. */
export function StepFields({ form: { values, change, shown, leave } }: { readonly form: FormOf<MethodValues> }) {
  const { steps, by } = values;
  const bound =
    by === 'weight' ? t('delivery-desk.upToGrams') : t('delivery-desk.upToAmount', { sign: currencySign() });
  const setStep = (at: number, step: Partial<StepValue>) =>
    change({ steps: steps.map((one, place) => (place === at ? { ...one, ...step } : one)) });
  return (
    <div className="grid gap-3">
      {steps.map((step, at) => (
        <div key={step.key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={bound}
            inputMode="decimal"
            maxLength={20}
            placeholder={t('delivery-desk.noLimit')}
            value={step.upTo}
            error={shown(`rate.steps.${at}.upTo`)}
            onChange={({ target: { value } }) => setStep(at, { upTo: value })}
            onBlur={() => leave(`rate.steps.${at}.upTo`)}
          />
          <TextField
            label={t('delivery-desk.price')}
            inputMode="decimal"
            maxLength={20}
            value={step.price}
            error={shown(`rate.steps.${at}.price`)}
            onChange={({ target: { value } }) => setStep(at, { price: value })}
            onBlur={() => leave(`rate.steps.${at}.price`)}
          />
          <IconButton
            label={t('delivery-desk.removeStep', { number: at + 1 })}
            icon="trash"
            disabled={steps.length === 1}
            onClick={() => change({ steps: steps.toSpliced(at, 1) })}
          />
        </div>
      ))}
      <p aria-live="polite" className="text-small text-danger empty:hidden">
        {shown('rate.steps')}
      </p>
      <Button
        type="button"
        tone="outline"
        size="small"
        className="justify-self-start"
        onClick={() => change({ steps: [...steps, newStep(steps)] })}
      >
        {t('delivery-desk.addStep')}
      </Button>
    </div>
  );
}
