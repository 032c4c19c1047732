import { Form } from 'react-router';
import type { CataloguePage } from '#contract/catalogue.ts';
import { formatWholePrice } from '#contract/price-words.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { filterKeys } from './catalogue-address.ts';

const prices: readonly string[] = ['minPrice', 'maxPrice'];
const others = ['gender', 'order', ...filterKeys.filter((key) => !prices.includes(key))];

type PriceFilterProps = { readonly query: URLSearchParams; readonly range: CataloguePage['facets']['price'] };

/** From which price to which, in whole pesos. The empty fields say what there is. */
export function PriceFilter({ query, range }: PriceFilterProps) {
  return (
    <Form action="/home" preventScrollReset className="grid grid-cols-2 gap-2">
      <CarriedFields query={query} keys={others} />
      <TextField
        key={`min ${query.get('minPrice')}`}
        label="Desde"
        name="minPrice"
        inputMode="numeric"
        pattern="\d{1,7}"
        title="Un precio en pesos, sin centavos"
        defaultValue={query.get('minPrice') ?? ''}
        placeholder={range ? formatWholePrice(range.min) : undefined}
      />
      <TextField
        key={`max ${query.get('maxPrice')}`}
        label="Hasta"
        name="maxPrice"
        inputMode="numeric"
        pattern="\d{1,7}"
        title="Un precio en pesos, sin centavos"
        defaultValue={query.get('maxPrice') ?? ''}
        placeholder={range ? formatWholePrice(range.max) : undefined}
      />
      <Button type="submit" tone="outline" size="small" className="col-span-2">
        Aplicar precios
      </Button>
    </Form>
  );
}
