import { Form } from '../requests/form.tsx';
import type { CataloguePage } from '#contract/catalogue.ts';
import { formatWholePrice } from '#contract/price-words.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { filterKeys } from './catalogue-address.ts';
import { priceKeys, readPrices } from './price-range.ts';

const prices: readonly string[] = priceKeys;
const others = ['gender', 'order', ...filterKeys.filter((key) => !prices.includes(key))];

type PriceFilterProps = { readonly query: URLSearchParams; readonly range: CataloguePage['facets']['price'] };

/** From which price to which. The empty fields say what there is; what cannot be is told below the field. */
export function PriceFilter({ query, range }: PriceFilterProps) {
  const { trouble } = readPrices(query);
  const fields = [
    { key: 'minPrice', label: 'Desde', least: range?.min },
    { key: 'maxPrice', label: 'Hasta', least: range?.max },
  ] as const;
  return (
    <Form action="/home" preventScrollReset className="grid grid-cols-2 gap-2">
      <CarriedFields query={query} keys={others} />
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
        {trouble && `${trouble.words} Mientras tanto se muestran todos los precios.`}
      </p>
      <Button type="submit" tone="outline" size="small" className="col-span-2">
        Aplicar precios
      </Button>
    </Form>
  );
}

const troubleId = 'precios-aviso';
