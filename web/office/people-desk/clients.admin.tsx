import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/clients.admin';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { people, peopleSorts } from '#contract/office/people-desk.ts';
import { recovery } from '#contract/people/recovery.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { EmptyList } from '#web/core/desk-list/empty-list.tsx';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listCount } from '#web/core/desk-list/list-count.ts';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { useHere, useKeptPlace, withReturn } from '#web/core/links/return-address.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { useMay } from '#web/core/session/may.tsx';
import { rolesWith } from '#contract/core/protocol/given-permissions.ts';
import { accountRoleOf } from '#contract/core/protocol/staff-roles.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { mayAtDesk } from '#web/core/session/guard-desk.ts';
import { peopleColumns } from './people-columns.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PersonActions } from './person-actions.tsx';
import { headingOf } from '#web/people/person-words.ts';

const words = backOfficeTexts.people;

const views = [
  { name: t('people.all'), query: '' },
  { name: t('people.customers'), query: 'rol=client' },
  { name: t('people.admins'), query: 'rol=admin' },
  { name: t('people.newest'), query: 'order=since-desc&rol=client' },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = query.get('search')?.trim() ?? '';
  const rol = accountRoleOf(query.get('rol'));
  const order = peopleSorts.find((sort) => sort === query.get('order')) ?? 'username-asc';
  const [after, before] = [query.get('after'), query.get('before')];
  const api = apiClientOf(context);
  const [listed, setup, { roles }] = await Promise.all([
    loadList(
      api.load(people.list, {
        order,
        ...(search && { search }),
        ...(rol && { rol }),
        ...(after && { after }),
        ...(before && { before }),
      }),
    ),
    api.load(deskLists.setup, { list: 'clients' }),
    mayAtDesk(context)('people.manage') ? api.load(ownRoles.list, {}) : { roles: [] },
  ]);
  return listData({ ...listed, asked: { search, rol: rol ?? '', order }, setup, roles });
}

/** Deletes a person, or sends the e-mail with a password reset link. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  if (form.get('intent') === 'reset') {
    return outcomeOf(await api.submit(recovery.request, { email: formText(form, 'email') }), words.emailSent);
  }
  const removed = await api.submit(people.remove, { user_name: formText(form, 'user_name') });
  return outcomeOf(removed, `${words.confirmed} ${words.removed}`);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('people.customers'), isPrivate: true });

export default function ClientsAdmin({ loaderData: { found, asked, setup, roles } }: Route.ComponentProps) {
  const { search } = useLocation();
  const here = useHere();
  const may = useMay();
  const path = href('/admin/clients');
  const place = { path, query: search, order: asked.order };
  useKeptPlace();
  return (
    <AdminPage
      title={words.title}
      more={[
        ...(may('customers.write')
          ? [{ to: href('/admin/moving-in/:kind', { kind: 'customers' }), label: t('moving-in.importShort') }]
          : []),
        ...(may('people.manage') ? [{ to: href('/admin/roles'), label: t('roles.title') }] : []),
      ]}
      primary={
        may('people.manage') && (
          <LinkButton to={href('/admin/createadmin')} size="small">
            {t('people.createAdmin')}
          </LinkButton>
        )
      }
    >
      <DeskList
        list="clients"
        caption={t('people.customers')}
        place={place}
        setup={setup}
        views={views}
        columns={peopleColumns()}
        rows={found?.people ?? null}
        count={listCount(found?.total ?? 0, (counted) => t('people.count', counted))}
        keyOf={({ username }) => username}
        nameOf={headingOf}
        linkOf={({ username }) => ({
          to: withReturn(href('/admin/clients/:user_name', { user_name: username }), here),
        })}
        actions={{
          width: 'w-24',
          Buttons: PersonActions,
        }}
        filters={<PeopleFilters key={search} place={place} asked={asked} roles={rolesWith(roles)} />}
        empty={
          <EmptyList
            place={place}
            noneFound={t('people.nobodyFound')}
            showAll={t('people.showAll')}
            noneYet={t('people.nobodyYet')}
            hint={t('people.nobodyYetHint')}
            action={
              may('customers.write') && (
                <LinkButton to={href('/admin/moving-in/:kind', { kind: 'customers' })} tone="outline">
                  {t('moving-in.importShort')}
                </LinkButton>
              )
            }
          />
        }
        pages={
          <ListPages
            label={t('people.listPages')}
            place={place}
            previous={found?.previous ?? null}
            next={found?.next ?? null}
          />
        }
      />
    </AdminPage>
  );
}
