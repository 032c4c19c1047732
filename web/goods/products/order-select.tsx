import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { CarriedFields } from './carried-fields.tsx';
import { attributeKeys, filterKeys } from './catalogue-address.ts';
import { FilterSelect } from './filter-select.tsx';

const orders = [
  { value: 'price-asc', words: t('catalogue.priceUp') },
  { value: 'price-desc', words: t('catalogue.priceDown') },
];

const others = ['gender', ...filterKeys];

type OrderSelectProps = { readonly query: URLSearchParams; readonly className: string };

/** Chooses the order of the products; without scripts, by a button. */
export function OrderSelect({ query, className }: OrderSelectProps) {
  return (
    <Form action={href('/home')} className={className}>
      <CarriedFields query={query} keys={[...others, ...attributeKeys(query)]} />
      <FilterSelect
        label={t('catalogue.sortBy')}
        name="order"
        query={query}
        none={t('catalogue.newest')}
        options={orders}
      />
      <Button type="submit" tone="outline" size="small" className="mt-2 hidden! w-full noscript:inline-flex!">
        {t('catalogue.sort')}
      </Button>
    </Form>
  );
}
