import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { collectionFields, mostPicked } from '#contract/site/collections/collection-rules.ts';
import type { NamedProduct } from '#contract/site/home-desk.ts';
import { knownMostAt } from '#web/core/forms/most-characters.ts';
import type { FormOf } from '#web/core/forms/use-form.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import type { DeskFacts, Notes } from '../home-desk/block-notes.ts';
import { CollectionFields } from '../home-desk/collection-fields.tsx';
import { ProductPicker } from '../home-desk/product-picker.tsx';
import { sourceNames, type CollectionValues } from './collection-values.ts';

/** What filters can be chosen of. */
export type CatalogueNames = Pick<DeskFacts, 'categories' | 'brands' | 'colors' | 'sizes'>;

type SourceFieldsProps = {
  readonly form: FormOf<CollectionValues>;
  readonly names: CatalogueNames;
  /** The products that the collection names. */
  readonly known: readonly NamedProduct[];
};

/** Which products a collection has: picked ones, or those that pass filters of the catalogue. */
export function SourceFields({ form, names, known }: SourceFieldsProps) {
  const [fresh, setFresh] = useState<readonly NamedProduct[]>([]);
  const { values, change, shown } = form;
  const facts: DeskFacts = {
    ...names,
    products: new Map([...known, ...fresh].map((product) => [product.id, product])),
    pictures: new Map(),
    uploadTo: '',
    noteProduct: (product) => setFresh((before) => [...before, product]),
    notePicture: () => undefined,
  };
  return (
    <>
      <ChoiceField
        label={t('collections.which')}
        names={sourceNames}
        value={values.by}
        onChange={(by) => change({ by, sort: by === 'picked' ? 'hand' : 'newest' })}
      />
      {values.by === 'picked' ? (
        <ProductPicker
          label={t('home-desk.productsInOrder')}
          ids={values.picked}
          most={mostPicked}
          error={shown('source.products')}
          facts={facts}
          onChange={(picked) => change({ picked })}
        />
      ) : (
        <CollectionFields
          query={values.query}
          place="source.query"
          notes={notesOf(form)}
          facts={facts}
          onChange={(query) => change({ query })}
        />
      )}
    </>
  );
}

function notesOf({ shown, leave }: FormOf<CollectionValues>): Notes {
  const field = (place: string) => ({ error: shown(place), onBlur: () => leave(place) });
  return {
    shown,
    leave,
    field,
    line: (place, value, onChange) => ({
      ...field(place),
      value,
      maxLength: knownMostAt(collectionFields, place),
      onChange: ({ target }) => onChange(target.value),
    }),
  };
}
