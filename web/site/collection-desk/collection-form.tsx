import { t } from '#messages/messages.ts';
import { href, useNavigate } from 'react-router';
import type { DeskCollection } from '#contract/site/collections/collection-desk.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { slugOf } from '../page-desk/slug-of.ts';
import { collectionForm } from './collection-values.ts';
import { SourceFields } from './source-fields.tsx';
import type { CatalogueNames } from './source-fields.tsx';

type CollectionFormProps = {
  /** The collection to change; null creates one. */
  readonly collection: DeskCollection | null;
  readonly names: CatalogueNames;
};

/** The form of a collection: its texts, its products, their order, and whether everybody sees it. */
export function CollectionForm({ collection, names }: CollectionFormProps) {
  const navigate = useNavigate();
  const saved = useSavedForm({
    name: 'collection',
    what: t('collections.notSaved'),
    check: t('collections.checkList'),
    onSaved: () => void navigate(href('/admin/collections')),
    present: collection,
    of: collectionForm,
  });
  const { form } = saved;
  const { slug, title } = form.values;
  // As people read it: an address would have '%E2%80%A6'.
  const address = decodeURI(href('/colecciones/:slug', { slug: slug || slugOf(title) || '…' }));
  return (
    <SavedForm of={saved} words={collectionForm.fields} className="grid max-w-3xl grid-cols-1 gap-4">
      <FormBlock title={t('collections.texts')}>
        <FormFields
          of={collectionForm}
          form={form}
          names={['title', 'slug', 'description']}
          more={{ slug: { disabled: collection !== null, hint: t('page-desk.addressHint', { address }) } }}
        />
      </FormBlock>
      <FormBlock title={t('collections.products')}>
        <SourceFields form={form} names={names} known={collection?.products ?? []} />
        <FormFields of={collectionForm} form={form} names={['newDays', 'sort']} />
      </FormBlock>
      <FormBlock title={t('collections.publication')}>
        <FormFields of={collectionForm} form={form} names={['isPublic']} />
        <p className="text-small text-stone">{t('collections.isPublicHint')}</p>
      </FormBlock>
      <BackBar of={saved} to={href('/admin/collections')} />
    </SavedForm>
  );
}
