import { useState } from 'react';
import { Form } from '../requests/form.tsx';
import { useSubmission } from '../requests/use-submission.tsx';
import type { Category } from '#contract/catalogue.ts';
import { texts } from '#contract/texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';

type ProductFiltersProps = {
  readonly asked: {
    readonly search: string;
    readonly category: string;
    readonly stock: string;
    readonly order: string;
  };
  readonly categories: readonly Category[];
  readonly isFiltered: boolean;
};

const genreNames = { men: 'Hombre', women: 'Mujer' } as const;

/** What is asked of the list. A choice acts at once and begins on the first page; a search wants a text. */
export function ProductFilters({ asked, categories, isFiltered }: ProductFiltersProps) {
  const { submit } = useSubmission({ what: 'No se pudo filtrar.' });
  const [search, setSearch] = useState(asked.search);
  return (
    <Form
      method="get"
      role="search"
      className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_11rem_11rem_auto]"
      onSubmit={(event) => {
        if (search.trim() !== '') return;
        event.preventDefault();
        toast(texts.catalogue.emptySearch, { tone: 'error' });
      }}
    >
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            label="Buscar"
            name="search"
            type="search"
            value={search}
            maxLength={80}
            onChange={(event) => setSearch(event.target.value.toUpperCase())}
          />
        </div>
        <Button type="submit" tone="outline">
          Buscar
        </Button>
      </div>
      <SelectField
        label="Categoría"
        name="category"
        defaultValue={asked.category}
        onChange={(event) => void submit(event.currentTarget.form)}
      >
        <option value="">Todas</option>
        {categories.map(({ id, title, genre }) => (
          <option key={id} value={id}>
            {title} ({genreNames[genre]})
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Stock"
        name="stock"
        defaultValue={asked.stock}
        onChange={(event) => void submit(event.currentTarget.form)}
      >
        <option value="all">Todos</option>
        <option value="in">Con stock</option>
        <option value="low">Con poco stock</option>
        <option value="size-out">Con talles sin stock</option>
        <option value="out">Sin stock</option>
      </SelectField>
      <SelectField
        label="Orden"
        name="order"
        defaultValue={asked.order}
        onChange={(event) => void submit(event.currentTarget.form)}
      >
        <option value="newest">Más nuevos</option>
        <option value="name">Por nombre</option>
        <option value="price-asc">Menor precio</option>
        <option value="price-desc">Mayor precio</option>
      </SelectField>
      {isFiltered && (
        <LinkButton to="/admin/allproducts" tone="quiet">
          Quitar filtros
        </LinkButton>
      )}
    </Form>
  );
}
