import { href } from 'react-router';
import { Form } from '../requests/form.tsx';
import { Button } from '../ui/button.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { filterKeys } from './catalogue-address.ts';
import { FilterSelect } from './filter-select.tsx';

const orders = [
  { value: 'price-asc', words: 'Precio: de menor a mayor' },
  { value: 'price-desc', words: 'Precio: de mayor a menor' },
];

const others = ['gender', ...filterKeys];

type OrderSelectProps = { readonly query: URLSearchParams; readonly className: string };

/** Chooses the order of the products; without scripts, by a button. */
export function OrderSelect({ query, className }: OrderSelectProps) {
  return (
    <Form action={href('/home')} className={className}>
      <CarriedFields query={query} keys={others} />
      <FilterSelect label="Ordenar por" name="order" query={query} none="Lo más nuevo" options={orders} />
      <Button type="submit" tone="outline" size="small" className="mt-2 hidden! w-full noscript:inline-flex!">
        Ordenar
      </Button>
    </Form>
  );
}
