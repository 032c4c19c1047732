import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { CataloguePage } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { changedAddress, filterKeys, resetAddress } from './catalogue-address.ts';
import { FacetLinks } from './facet-links.tsx';
import { bySize } from './size-order.ts';

type CatalogueFiltersProps = { readonly query: URLSearchParams; readonly facets: CataloguePage['facets'] };

/** What the form has no field for is carried along. */
const carried = ['gender', 'size', 'color', 'offers', 'minPrice', 'maxPrice'] as const;

/**
 * Search, selects and facets over the catalogue. All of it is a form of the address, so it works before its code
 * arrives. On phones the filters are folded up, so that the goods are what one sees.
 */
export function CatalogueFilters({ query, facets }: CatalogueFiltersProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const active = filterKeys.filter((key) => key !== 'search').flatMap((key) => query.getAll(key)).length;

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
    <Form role="search" action="/home" onSubmit={search} className="mt-6 grid gap-4 border-y border-line py-5">
      {carried.flatMap((key) =>
        query.getAll(key).map((value) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />),
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
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
      </div>
      <details className="group lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4 lg:hidden">
          Filtrar y ordenar{active > 0 && ` (${active})`}
        </summary>
        <div className="grid gap-4 pt-3 sm:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto] lg:pt-0">
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
          <div className="grid gap-3 sm:col-span-full">
            <FacetLinks
              name="Talle"
              facet="size"
              query={query}
              values={facets.sizes.toSorted((a, b) => bySize(a.value, b.value))}
            />
            <FacetLinks name="Color" facet="color" query={query} values={facets.colors} />
            {facets.offers > 0 && (
              <FacetLinks
                name="Precio"
                facet="offers"
                query={query}
                values={[{ value: 'true', count: facets.offers, words: 'En oferta' }]}
              />
            )}
          </div>
        </div>
      </details>
    </Form>
  );
}
