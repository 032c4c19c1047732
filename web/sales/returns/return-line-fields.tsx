import { t } from '#messages/messages.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { reasonWords, returnReasons } from '#contract/sales/returns/return-state.ts';
import type { ReturnOffer } from '#contract/sales/returns/returns.ts';
import { OptionsField } from '#web/core/ui/options-field.tsx';
import type { Option } from '#web/core/ui/options-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { sizeMark } from './refused-return.ts';
import type { RefusedReturn } from './refused-return.ts';

type ReturnLineFieldsProps = {
  readonly line: ReturnOffer['lines'][number];
  readonly refused: RefusedReturn | undefined;
};

/** How many units of a line come back, what for, and why. Its fields need no scripts: none depends on another. */
export function ReturnLineFields({ line, refused }: ReturnLineFieldsProps) {
  const { position, size, left, price, sizes } = line;
  const field = (name: string) => {
    const full = `${name}-${position}`;
    return { name: full, defaultValue: refused?.values[full], error: refused?.errors[full] };
  };
  return (
    <fieldset className="border border-line bg-sheet p-4 sm:p-6">
      <legend className="px-2 font-medium">{t('bag.itemInSize', { name: nameWithColor(line), size })}</legend>
      <p className="text-small text-stone">
        {formatPrice(price)} · {t('bag.units', { count: left })}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <OptionsField
          label={t('returns.units')}
          {...field('quantity')}
          options={Array.from({ length: left + 1 }, (_, units) => [
            String(units),
            units === 0 ? t('returns.noUnits') : String(units),
          ])}
        />
        <SelectField label={t('returns.preference')} {...field('wants')}>
          <option value="refund">{t('returns.moneyBack')}</option>
          {sizes.map((other) => (
            <option key={other.variantId} value={`${sizeMark}${other.variantId}`} disabled={other.left === 0}>
              {t('returns.exchangeFor', { size: other.size })}
              {other.left === 0 && ` ${t('returns.soldOut')}`}
            </option>
          ))}
        </SelectField>
        <OptionsField
          label={t('returns.reason')}
          {...field('reason')}
          options={[
            ['', t('returns.noReason')],
            ...returnReasons.map((reason): Option => [reason, reasonWords[reason]]),
          ]}
        />
        <TextField label={t('returns.comment')} maxLength={200} autoComplete="off" {...field('note')} />
      </div>
    </fieldset>
  );
}
