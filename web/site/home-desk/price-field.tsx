import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { fromDecimal, toDecimal } from '#contract/core/money/money.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import { parsePrice, shopCurrencyWord, typedPrice } from '#contract/core/money/typed-price.ts';
import { TextField } from '#web/core/ui/text-field.tsx';

type PriceFieldProps = {
  readonly label: string;
  /** A decimal number of the shop's currency; null for none. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly onChange: (value: number | null) => void;
};

/** A price as people of the country write it: '9.990'. What cannot be read is none, and the field says so. */
export function PriceField({ value, error, onChange, ...field }: PriceFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : typedPrice(fromDecimal(value)));
  const isUnreadable = typed.trim() !== '' && parsePrice(typed) === undefined;
  const unreadable = t('catalogue.writePrice', { currency: shopCurrencyWord(), example: formatCount(25_000) });
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed}
      error={isUnreadable ? unreadable : error}
      onChange={({ target }) => {
        setTyped(target.value);
        const price = parsePrice(target.value);
        onChange(price ? toDecimal(price) : null);
      }}
    />
  );
}
