import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/collections.admin';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { May } from '#web/core/session/may.tsx';
import { CollectionItem } from './collection-row.tsx';

const title = t('collections.title');

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(collectionDesk.list, {});
}

/** Deletes a collection. */
export async function action({ request, context }: Route.ActionArgs) {
  const slug = formText(await request.formData(), 'slug');
  return outcomeOf(await apiClientOf(context).submit(collectionDesk.remove, { slug }), t('collections.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The owner's collections. */
export default function CollectionsAdmin({ loaderData: { collections } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={title}
      actions={
        <May do="content.publish">
          <LinkButton to={href('/admin/collections/:slug', { slug: 'new' })} size="small">
            {t('collections.add')}
          </LinkButton>
        </May>
      }
    >
      {collections.length === 0 ? (
        <EmptyState title={t('collections.none')}>{t('collections.noneHint')}</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {collections.map((collection) => (
            <CollectionItem key={collection.slug} collection={collection} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
