import { t } from '#messages/messages.ts';
import { closingQuestion } from './closing-question.ts';
import { sizeChoice } from './size-choice.ts';
import { returnedUnits } from './returned-units.ts';
import type { CarrierRow } from '#contract/delivery/carriers.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { refundOfUnits } from '#contract/sales/orders/order-money.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { ReturnForm, type ReturnFormErrors } from './return-form.tsx';

type CloseReturnProps = {
  readonly told: DeskReturn;
  readonly carriers: readonly CarrierRow[];
  readonly errors: ReturnFormErrors;
};

/** The inspection: what becomes of each line, what goes back to the stock, and the parcel of the exchange. */
export function CloseReturn({ told, carriers, errors }: CloseReturnProps) {
  const { lines, goods, shipping } = told;
  const backOf = ({ position, quantity, price }: DeskReturn['lines'][number]) =>
    refundOfUnits(goods, new Map([[position, quantity]]), price.currency);
  const hasExchange = lines.some(({ wants, sizes }) => wants === 'exchange' || sizes.length > 0);
  return (
    <ReturnForm
      title={t('return-desk.inspect')}
      intent="close"
      button={t('return-desk.close')}
      question={(form) => closingQuestion(told, form)}
    >
      {lines.map((line) => (
        <fieldset key={line.position} className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="float-left mb-2 w-full text-small font-medium sm:col-span-2">{returnedUnits(line)}</legend>
          <SelectField
            label={t('return-desk.outcome')}
            name={`outcome-${line.position}`}
            defaultValue={line.wants}
            error={errors[`outcome-${line.position}`]}
          >
            {line.wants === 'exchange' && (
              <option value="exchange">{t('return-desk.sendSize', { size: line.wantedSize ?? '' })}</option>
            )}
            {line.sizes.map(({ variantId, size, left }) => (
              <option key={variantId} value={sizeChoice(variantId)}>
                {t('return-desk.sendOther', { size, left })}
              </option>
            ))}
            <option value="refund">{t('order-desk.refundAmount', { amount: formatPrice(backOf(line)) })}</option>
            <option value="nothing">{t('return-desk.nothing')}</option>
          </SelectField>
          <TextField
            label={t('return-desk.backToStock')}
            name={`restock-${line.position}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.canRestock ? line.quantity : 0}
            defaultValue={line.canRestock ? line.quantity : 0}
            hint={line.canRestock ? undefined : t('order-desk.sizeRemoved')}
            error={errors[`restock-${line.position}`]}
          />
        </fieldset>
      ))}
      {hasExchange && (
        <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="sr-only">{t('return-desk.exchangeParcel')}</legend>
          <SelectField label={t('return-desk.exchangeCarrier')} name="carrierId" error={errors['carrierId']}>
            <option value="">{t('order-words.shopDelivers')}</option>
            <Options of={carriers.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name])} />
          </SelectField>
          <TextField
            label={t('order-words.trackingNumber')}
            name="trackingNumber"
            maxLength={60}
            autoComplete="off"
            error={errors['trackingNumber']}
          />
        </fieldset>
      )}
      {shipping && (
        <div className="border-t border-line pt-4">
          <CheckField
            name="withShipping"
            value="yes"
            label={t('return-desk.refundShipping', { shipping: formatPrice(shipping) })}
            aria-describedby={errors['withShipping'] && 'shipping-error'}
          />
          {errors['withShipping'] && (
            <p id="shipping-error" role="alert" className="mt-1 text-small text-danger">
              {errors['withShipping']}
            </p>
          )}
        </div>
      )}
      <TextField label={t('return-desk.tellBuyer')} name="note" maxLength={200} error={errors['note']} />
    </ReturnForm>
  );
}
