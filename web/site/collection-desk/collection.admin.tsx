import { t } from '#messages/messages.ts';
import type { Route } from './+types/collection.admin';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { CollectionForm } from './collection-form.tsx';

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
