import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { CataloguePage } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { changedAddress, resetAddress } from './catalogue-address.ts';

type CatalogueFiltersProps = { readonly query: URLSearchParams; readonly facets: CataloguePage['facets'] };

/** Search and selects over the catalogue. All of it is a form of the address, so it works before its code arrives. */
export function CatalogueFilters({ query, facets }: CatalogueFiltersProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    void navigate(changedAddress(query, { [target.name]: target.value }), { preventScrollReset: true });
  }

  function search(event: SubmitEvent<HTMLFormElement>) {
    const text = new FormData(event.currentTarget).get('search');
    if (typeof text === 'string' && text.trim() !== '') return;
    event.preventDefault();
    setError(texts.catalogue.emptySearch);
  }

  return (
    <div className="mt-6 grid gap-4 border-y border-line py-5 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto] lg:items-start">
      <Form role="search" action="/home" onSubmit={search} className="grid grid-cols-[1fr_auto] gap-2">
        <input type="hidden" name="gender" value={query.get('gender') ?? 'Men'} />
        <TextField
          label="Buscar"
          type="search"
          name="search"
          maxLength={80}
          defaultValue={query.get('search') ?? ''}
          onInput={(event) => {
            event.currentTarget.value = event.currentTarget.value.toUpperCase();
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" className="mt-5.5">
          Buscar
        </Button>
      </Form>
      <SelectField label="Precio" name="order" value={query.get('order') ?? ''} onChange={choose}>
        <option value="">Novedades</option>
        <option value="price-desc">Mayor precio</option>
        <option value="price-asc">Menor precio</option>
      </SelectField>
      <SelectField label="Categoría" name="category" value={query.get('category') ?? ''} onChange={choose}>
        <option value="">Todas</option>
        {facets.categories.map(({ id, title, count }) => (
          <option key={id} value={id}>
            {title} ({count})
          </option>
        ))}
      </SelectField>
      <SelectField label="Marca" name="brand" value={query.get('brand') ?? ''} onChange={choose}>
        <option value="">Todas</option>
        {facets.brands.map(({ value, count }) => (
          <option key={value} value={value}>
            {value} ({count})
          </option>
        ))}
      </SelectField>
      <LinkButton to={resetAddress(query)} tone="outline" preventScrollReset className="lg:mt-5.5">
        Quitar filtros
      </LinkButton>
    </div>
  );
}
