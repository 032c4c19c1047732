import { href, useNavigate } from 'react-router';
import { t } from '#messages/messages.ts';
import type { Route } from './+types/collection.admin';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { collectionDesk, type DeskCollection } from '#contract/site/collections/collection-desk.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { slugOf } from '../page-desk/slug-of.ts';
import { collectionForm } from './collection-values.ts';
import { SourceFields, type CatalogueNames } from './source-fields.tsx';

const titleOf = (slug: string) => (slug === 'new' ? t('collections.add') : t('collections.change'));

/** The address 'new' creates a collection. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [all, { facets }, collection] = await Promise.all([
    api.load(categories.desk, {}),
    api.load(catalogue.page, {}),
    slug === 'new' ? null : api.load(collectionDesk.one, { slug }),
  ]);
  const namesOf = (facet: readonly { readonly value: string }[]) => facet.map(({ value }) => value);
  return {
    slug,
    collection,
    names: {
      categories: all.map(({ id, title, genre, parentId }) => ({ id, title, genre, parentId })),
      brands: namesOf(facets.brands),
      colors: namesOf(facets.colors),
      sizes: namesOf(facets.sizes),
    },
  };
}

export const handle = takesJson;

export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    slug === 'new'
      ? await api.relay(collectionDesk.create, sent)
      : await api.relay(collectionDesk.update, { ...sent, slug });
  return savedOutcomeOf(saved, t('collections.saved'));
}

export const meta: Route.MetaFunction = ({ params: { slug = 'new' } }) =>
  pageMeta({ title: titleOf(slug), isPrivate: true });

export default function CollectionAdmin({ loaderData: { slug, collection, names } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(slug)}>
      <CollectionForm key={slug} collection={collection} names={names} />
    </AdminPage>
  );
}

type CollectionFormProps = {
  /** The collection to change; null creates one. */
  readonly collection: DeskCollection | null;
  readonly names: CatalogueNames;
};

/** The form of a collection: its texts, its products, their order, and whether everybody sees it. */
function CollectionForm({ collection, names }: CollectionFormProps) {
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
