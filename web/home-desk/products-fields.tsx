import type { ProductSource } from '#contract/home-parts.ts';
import { mostOfRow } from '#contract/home-parts.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { CategorySelect } from './category-select.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { GenderSelect } from './gender-select.tsx';
import { newSource } from './new-block.ts';
import { ProductPicker } from './product-picker.tsx';

const sources = {
  newest: 'Lo más nuevo',
  category: 'Una categoría',
  offers: 'Lo que está en oferta',
  collection: 'Una colección',
  picked: 'Elegidas a mano',
  news: 'De la tercera a la sexta prenda de un género',
} as const satisfies Record<ProductSource['by'], string>;

const choices: readonly ProductSource['by'][] = ['newest', 'category', 'offers', 'collection', 'picked', 'news'];

/** The fields of a row of products. */
export function ProductsFields({ block, change, notes, facts }: FieldsProps<'products'>) {
  const { source, title, count } = block;
  return (
    <>
      <TextField
        label="Título"
        hint={source.by === 'news' ? 'Vacío, queda el de la portada original.' : undefined}
        value={title}
        maxLength={60}
        error={notes.shown('title')}
        onBlur={() => notes.leave('title')}
        onChange={({ target: { value } }) => change({ title: value })}
      />
      <SelectField
        label="Qué prendas muestra"
        value={source.by}
        onChange={({ target: { value } }) => {
          const by = choices.find((one) => one === value);
          if (by) change({ source: newSource(by) });
        }}
      >
        {choices.map((by) => (
          <option key={by} value={by}>
            {sources[by]}
          </option>
        ))}
      </SelectField>
      <SourceFields source={source} change={(next) => change({ source: next })} notes={notes} facts={facts} />
      {source.by !== 'picked' && source.by !== 'news' && (
        <TextField
          type="number"
          label="Cuántas muestra como máximo"
          min={1}
          max={mostOfRow}
          value={Number.isNaN(count) ? '' : count}
          error={notes.shown('count')}
          onBlur={() => notes.leave('count')}
          onChange={({ target: { valueAsNumber } }) => change({ count: valueAsNumber })}
        />
      )}
    </>
  );
}

type SourceFieldsProps = Pick<FieldsProps<'products'>, 'notes' | 'facts'> & {
  readonly source: ProductSource;
  readonly change: (source: ProductSource) => void;
};

function SourceFields({ source, change, notes, facts }: SourceFieldsProps) {
  switch (source.by) {
    case 'news':
      return (
        <SelectField
          label="Género"
          value={source.gender}
          onChange={({ target: { value } }) => change({ by: 'news', gender: value === 'men' ? 'men' : 'women' })}
        >
          <option value="women">Mujer</option>
          <option value="men">Hombre</option>
        </SelectField>
      );
    case 'newest':
    case 'offers':
      return <GenderSelect value={source.gender} onChange={(gender) => change({ by: source.by, gender })} />;
    case 'category':
      return (
        <CategorySelect
          categories={facts.categories}
          value={source.category}
          error={notes.shown('source.category')}
          onLeave={() => notes.leave('source.category')}
          onChange={(category) => change({ by: 'category', category })}
        />
      );
    case 'collection':
      return (
        <CollectionFields
          query={source.query}
          place="source.query"
          notes={notes}
          facts={facts}
          onChange={(query) => change({ by: 'collection', query })}
        />
      );
    case 'picked':
      return (
        <ProductPicker
          label="Prendas, en su orden"
          ids={source.products}
          most={mostOfRow}
          error={notes.shown('source.products')}
          facts={facts}
          onChange={(products) => change({ by: 'picked', products })}
        />
      );
  }
}
