import { t } from '#messages/messages.ts';
import { currencySign } from '#contract/core/money/typed-price.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { rateNames } from './method-conflict.ts';
import { newStep } from './method-values.ts';
import type { MethodValues, StepValue } from './method-values.ts';

/** What a delivery costs: one price, or steps by weight or total; and from which subtotal it costs nothing. */
export function RateFields({ form }: { readonly form: FormOf<MethodValues> }) {
  const { values, change, shown, leave } = form;
  return (
    <FormBlock title={t('delivery-desk.price')}>
      <SelectField
        label={t('delivery-desk.rate')}
        name="by"
        value={values.by}
        onChange={({ target: { value } }) => {
          if (value === 'flat' || value === 'weight' || value === 'total') change({ by: value });
        }}
      >
        {Object.entries(rateNames).map(([by, name]) => (
          <option key={by} value={by}>
            {name}
          </option>
        ))}
      </SelectField>
      {values.by === 'flat' ? (
        <TextField
          label={t('delivery-desk.price')}
          name="price"
          inputMode="decimal"
          maxLength={20}
          hint={t('delivery-desk.priceHint')}
          value={values.price}
          error={shown('rate.price')}
          onChange={({ target: { value } }) => change({ price: value })}
          onBlur={() => leave('rate.price')}
        />
      ) : (
        <StepFields form={form} />
      )}
      <TextField
        label={t('delivery-desk.freeFromOptional')}
        name="freeFrom"
        inputMode="decimal"
        maxLength={20}
        hint={t('delivery-desk.freeFromHint')}
        value={values.freeFrom}
        error={shown('freeFrom')}
        onChange={({ target: { value } }) => change({ freeFrom: value })}
        onBlur={() => leave('freeFrom')}
      />
    </FormBlock>
  );
}

function StepFields({ form: { values, change, shown, leave } }: { readonly form: FormOf<MethodValues> }) {
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
