import { t } from '#messages/messages.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { reasonWords, returnReasons } from '#contract/sales/returns/return-state.ts';
import type { ReturnOffer } from '#contract/sales/returns/returns.ts';
import { OptionsField, type Option } from '#web/core/ui/options-field.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { sizeMark, type RefusedReturn } from './refused-return.ts';

type ReturnLineFieldsProps = {
  readonly line: ReturnOffer['lines'][number];
  readonly refused: RefusedReturn | undefined;
};

/**
 * Which units of a line come back: the only one by a check box, of several how many. What for and why is asked of what is
 * chosen, which the style sheet knows, so that it needs no scripts.
 */
export function ReturnLineFields({ line, refused }: ReturnLineFieldsProps) {
  const { position, left, size, sizes } = line;
  const errorId = `quantity-${position}-error`;
  const title = t('bag.itemInSize', { name: nameWithColor(line), size });
  const field = (name: string) => {
    const full = `${name}-${position}`;
    return { name: full, defaultValue: refused?.values[full], error: refused?.errors[full] };
  };
  const { error, defaultValue: units, name } = field('quantity');
  return (
    <fieldset className="border border-line bg-sheet p-4 opens-chosen sm:p-6">
      <legend className="sr-only">{title}</legend>
      {left === 1 ? (
        <>
          <label className="flex cursor-pointer items-center gap-4">
            <input
              type="checkbox"
              name={name}
              value="1"
              defaultChecked={units === '1'}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              data-choice=""
              className="size-5 flex-none accent-ink"
            />
            <Garment line={line} title={title} />
          </label>
          <p id={errorId} className="mt-2 text-small text-danger empty:hidden">
            {error}
          </p>
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="flex items-center gap-4">
            <Garment line={line} title={title} />
          </div>
          <OptionsField
            label={t('returns.units')}
            {...field('quantity')}
            data-choice=""
            options={Array.from({ length: left + 1 }, (_, count) => [
              String(count),
              count === 0 ? t('returns.noUnits') : String(count),
            ])}
          />
        </div>
      )}
      <div data-more="" className="mt-4 grid gap-4 sm:grid-cols-2">
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
        <div className="sm:col-span-2">
          <TextField label={t('returns.comment')} maxLength={200} autoComplete="off" {...field('note')} />
        </div>
      </div>
    </fieldset>
  );
}

type GarmentProps = { readonly line: ReturnOffer['lines'][number]; readonly title: string };

function Garment({ line: { picture, price, left }, title }: GarmentProps) {
  return (
    <>
      <span className="block aspect-4/5 w-16 flex-none overflow-hidden bg-sand">
        {picture && <Picture picture={picture} sizes="64px" alt="" priority />}
      </span>
      <span className="grid gap-1">
        <span className="font-medium">{title}</span>
        <span className="text-small text-stone">
          {formatPrice(price)}
          {left > 1 && ` · ${t('bag.units', { count: left })}`}
        </span>
      </span>
    </>
  );
}
