import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import type { CataloguePage } from '#contract/goods/products.ts';
import { formatWholePrice } from '#contract/core/money/price-words.ts';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { attributeKeys, filterKeys, priceKeys } from './catalogue-address.ts';
import type { PriceTrouble } from './price-range.ts';

const prices: readonly string[] = priceKeys;
const others = ['gender', 'order', ...filterKeys.filter((key) => !prices.includes(key))];

type PriceFilterProps = {
  readonly query: URLSearchParams;
  readonly range: CataloguePage['facets']['price'];
  readonly trouble: PriceTrouble | undefined;
};

/**
 * Filters by a minimum and a maximum price. The placeholders show the range that exists; an invalid price has its error
 * below the field.
 */
export function PriceFilter({ query, range, trouble }: PriceFilterProps) {
  const fields = [
    { key: 'minPrice', label: t('catalogue.from'), least: range?.min },
    { key: 'maxPrice', label: t('catalogue.to'), least: range?.max },
  ] as const;
  return (
    <Form action={href('/home')} preventScrollReset className="grid grid-cols-2 gap-2">
      <CarriedFields query={query} keys={[...others, ...attributeKeys(query)]} />
      {fields.map(({ key, label, least }) => (
        <TextField
          key={`${key} ${query.get(key)}`}
          label={label}
          name={key}
          inputMode="decimal"
          maxLength={20}
          defaultValue={query.get(key) ?? ''}
          placeholder={least === undefined ? undefined : formatWholePrice(least)}
          aria-invalid={trouble?.key === key || undefined}
          aria-describedby={trouble ? troubleId : undefined}
        />
      ))}
      <p id={troubleId} role="status" className="col-span-2 text-small text-danger empty:hidden">
        {trouble && t('catalogue.allPricesShown', { trouble: trouble.words })}
      </p>
      <Button type="submit" tone="outline" size="small" className="col-span-2">
        {t('catalogue.applyPrices')}
      </Button>
    </Form>
  );
}

const troubleId = 'precios-aviso';
