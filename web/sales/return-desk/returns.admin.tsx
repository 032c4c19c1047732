import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/returns.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { returnDesk, returnSorts, type ReturnCounts } from '#contract/sales/returns/return-desk.ts';
import { returnStates } from '#contract/sales/returns/return-state.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { EmptyList } from '#web/core/desk-list/empty-list.tsx';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listCount } from '#web/core/desk-list/list-count.ts';
import { ClearFilters, ListSearch } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import type { GivenView } from '#web/core/desk-list/list-views.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { returnColumns } from './return-columns.tsx';

/** The views, with how many returns wait in those that somebody must look at; without counts if they are not known. */
function viewsWith(counts: ReturnCounts | undefined): readonly GivenView[] {
  return [
    { name: t('desk-list.all'), query: '' },
    { name: t('return-desk.viewRequested'), query: 'state=requested', ...(counts && { count: counts.requested }) },
    { name: t('return-desk.viewAccepted'), query: 'state=accepted', ...(counts && { count: counts.accepted }) },
    { name: t('return-desk.viewReceived'), query: 'state=received', ...(counts && { count: counts.received }) },
    { name: t('return-desk.viewClosed'), query: 'state=closed' },
    { name: t('return-desk.viewRejected'), query: 'state=rejected' },
    { name: t('return-desk.viewCancelled'), query: 'state=cancelled' },
  ];
}

/** Unknown values of the address ask for nothing. */
function questionIn(query: URLSearchParams) {
  return {
    state: returnStates.find((state) => state === query.get('state')) ?? '',
    number: query.get('number')?.trim() ?? '',
    order: returnSorts.find((sort) => sort === query.get('order')) ?? 'date-desc',
  } as const;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = questionIn(query);
  const [after, before] = [query.get('after'), query.get('before')];
  const api = apiClientOf(context);
  const [listed, setup] = await Promise.all([
    loadList(
      api.load(returnDesk.list, {
        order: asked.order,
        ...(asked.state && { state: asked.state }),
        ...(asked.number && { number: asked.number }),
        ...(after && { after }),
        ...(before && { before }),
      }),
    ),
    api.load(deskLists.setup, { list: 'returns' }),
  ]);
  return listData({ ...listed, asked, setup });
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('return-desk.title'), isPrivate: true });

/** What buyers asked to send back. */
export default function ReturnsAdmin({ loaderData: { found, asked, setup } }: Route.ComponentProps) {
  const { search } = useLocation();
  const path = href('/admin/returns');
  const place = { path, query: search, order: asked.order };
  return (
    <AdminPage title={t('return-desk.title')}>
      <DeskList
        list="returns"
        caption={t('return-desk.title')}
        place={place}
        setup={setup}
        views={viewsWith(found?.counts)}
        columns={returnColumns}
        rows={found?.returns ?? null}
        count={listCount(found?.total ?? 0, (counted) => t('return-desk.count', counted))}
        keyOf={({ id }) => String(id)}
        nameOf={({ id }) => t('return-desk.rowName', { id })}
        linkOf={({ id }) => ({ to: href('/admin/returns/:id', { id: String(id) }) })}
        filters={
          <ListForm key={search} place={place}>
            <ListSearch
              label={t('return-desk.orderNumber')}
              name="number"
              placeholder={t('return-desk.orderNumber')}
              inputMode="numeric"
              defaultValue={asked.number}
              maxLength={60}
            />
            {asked.state !== '' && <input type="hidden" name="state" value={asked.state} />}
            <Button type="submit" size="small" className="min-h-11">
              {t('return-desk.search')}
            </Button>
            {asked.number !== '' && <ClearFilters to={path} />}
          </ListForm>
        }
        empty={
          <EmptyList
            place={place}
            noneFound={t('return-desk.none')}
            noneYet={t('return-desk.noneYet')}
            hint={t('return-desk.noneYetHint')}
            action={
              <LinkButton to={href('/admin/orders')} tone="outline">
                {t('return-desk.toOrders')}
              </LinkButton>
            }
          />
        }
        pages={
          <ListPages
            label={t('return-desk.pages')}
            place={place}
            previous={found?.previous ?? null}
            next={found?.next ?? null}
          />
        }
      />
    </AdminPage>
  );
}
