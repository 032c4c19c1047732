import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/collections.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { collectionDesk, type CollectionRow } from '#contract/site/collections/collection-desk.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { ShortList } from '#web/core/desk-list/short-list.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Mark } from '#web/core/ui/mark.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { addressOf, CollectionActions } from './collection-row.tsx';
import { sortNames, sourceNames } from './collection-values.ts';

const title = t('collections.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ collections }, setup] = await Promise.all([
    api.load(collectionDesk.list, {}),
    api.load(deskLists.setup, { list: 'collections' }),
  ]);
  return { collections, setup };
}

/** Deletes a collection. */
export async function action({ request, context }: Route.ActionArgs) {
  const slug = formText(await request.formData(), 'slug');
  return outcomeOf(await apiClientOf(context).submit(collectionDesk.remove, { slug }), t('collections.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

const states = { public: t('collections.public'), draft: t('collections.draft') } as const;

const stateOf = ({ isPublic }: CollectionRow) => (isPublic ? 'public' : 'draft');

const columns: Columns<CollectionRow> = [
  { key: 'title', title: t('collections.name'), isLong: true, cell: ({ title: name }) => name },
  {
    key: 'state',
    title: t('collections.publication'),
    width: 'w-36',
    cell: (row) => <Mark look={row.isPublic ? 'ok' : 'plain'}>{states[stateOf(row)]}</Mark>,
    phone: 'side',
  },
  { key: 'source', title: t('collections.source'), cell: ({ by }) => sourceNames[by], phone: 'note' },
  { key: 'order', title: t('collections.order'), cell: ({ sort }) => sortNames[sort], phone: 'note' },
  { key: 'address', title: t('collections.address'), cell: addressOf, phone: 'below', isForWide: true },
];

/** The owner's collections. */
export default function CollectionsAdmin({ loaderData: { collections, setup } }: Route.ComponentProps) {
  const mayWrite = useMay()('content.publish');
  const add = mayWrite && (
    <LinkButton to={href('/admin/collections/:slug', { slug: 'new' })} size="small" className="min-h-11">
      {t('collections.add')}
    </LinkButton>
  );
  return (
    <AdminPage title={title} primary={add}>
      <ShortList
        list="collections"
        caption={title}
        path={href('/admin/collections')}
        setup={setup}
        states={states}
        foundBy={(row) => ({ state: stateOf(row), texts: [row.title, addressOf(row)] })}
        columns={columns}
        rows={collections}
        keyOf={({ slug }) => slug}
        nameOf={({ title: name }) => name}
        linkOf={({ slug }) => (mayWrite ? { to: href('/admin/collections/:slug', { slug }) } : undefined)}
        actions={{ width: 'w-32', Buttons: CollectionActions }}
        empty={<EmptyState title={t('collections.none')}>{t('collections.noneHint')}</EmptyState>}
      />
    </AdminPage>
  );
}
