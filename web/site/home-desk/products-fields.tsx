import { t } from '#messages/messages.ts';
import { mostOfRow, type ProductSource } from '#contract/site/home-parts.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { CategorySelect } from './category-select.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { GenderSelect, OneGenderField } from './gender-select.tsx';
import { newSource } from './new-block.ts';
import { ProductPicker } from './product-picker.tsx';

const sources = {
  newest: t('home-desk.newest'),
  category: t('home-desk.oneCategory'),
  offers: t('home-desk.onOfferNow'),
  collection: t('home-desk.oneCollection'),
  picked: t('home-desk.pickedByHand'),
  news: t('home-desk.newsOfGender'),
} as const satisfies Record<ProductSource['by'], string>;

/** The fields of a row of products. */
export function ProductsFields({ block, change, notes, facts }: FieldsProps<'products'>) {
  const { source, title, count } = block;
  return (
    <>
      <TextField
        label={t('home-desk.title')}
        hint={source.by === 'news' ? t('home-desk.emptyTitleHint') : undefined}
        {...notes.line('title', title, (text) => change({ title: text }))}
      />
      <ChoiceField
        label={t('home-desk.whichProducts')}
        names={sources}
        value={source.by}
        onChange={(by) => change({ source: newSource(by) })}
      />
      <SourceFields source={source} change={(next) => change({ source: next })} notes={notes} facts={facts} />
      {source.by !== 'picked' && source.by !== 'news' && (
        <TextField
          type="number"
          label={t('home-desk.mostProducts')}
          min={1}
          max={mostOfRow}
          value={Number.isNaN(count) ? '' : count}
          {...notes.field('count')}
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
      return <OneGenderField value={source.gender} onChange={(gender) => change({ by: 'news', gender })} />;
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
          label={t('home-desk.productsInOrder')}
          ids={source.products}
          most={mostOfRow}
          error={notes.shown('source.products')}
          facts={facts}
          onChange={(products) => change({ by: 'picked', products })}
        />
      );
  }
}
