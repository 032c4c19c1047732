import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/audit.admin';
import { audit, auditActions, auditKinds } from '#contract/office/audit-desk.ts';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listCount } from '#web/core/desk-list/list-count.ts';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { useHere, useKeptPlace, withReturn } from '#web/core/links/return-address.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { useMayOpen } from '#web/core/session/may.tsx';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton, Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { ClearFilters, ListDay, ListSearch, ListSelect, ListText } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import type { ListPlace } from '#web/core/desk-list/list-place.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditQuestion, type AuditQuestion } from './audit-question.ts';
import { subjectWords, kindNames } from './audit-words.ts';
import { subjectPath } from './subject-path.ts';
import { actionNames } from './action-names.ts';

const views = [
  { name: t('audit.everything'), query: '' },
  { name: t('audit.products'), query: 'kind=product' },
  { name: t('audit.orders'), query: 'kind=order' },
  { name: t('audit.people'), query: 'kind=user' },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = auditQuestion(query);
  const given = { ...asked, after: query.get('after') ?? '', before: query.get('before') ?? '' };
  const { actor, subject, action, kind, from, to, after, before } = given;
  const api = apiClientOf(context);
  const [listed, setup] = await Promise.all([
    loadList(
      api.load(audit.list, {
        order: asked.order,
        ...(actor && { actor }),
        ...(subject && { subject }),
        ...(action && { action }),
        ...(kind && { kind }),
        ...(from && { from }),
        ...(to && { to }),
        ...(after && { after }),
        ...(before && { before }),
      }),
    ),
    api.load(deskLists.setup, { list: 'audit' }),
  ]);
  return listData({ ...listed, asked, setup });
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('audit.log'), isPrivate: true });

export default function AuditAdmin({ loaderData: { found, asked, setup } }: Route.ComponentProps) {
  const { search } = useLocation();
  const here = useHere();
  const mayOpen = useMayOpen();
  const path = href('/admin/audit');
  const place = { path, query: search, order: asked.order };
  useKeptPlace();
  return (
    <AdminPage title={t('audit.log')}>
      <DeskList
        list="audit"
        caption={t('audit.changes')}
        place={place}
        setup={setup}
        views={views}
        columns={auditColumns(here)}
        rows={found?.entries ?? null}
        count={listCount(found?.total ?? 0, (counted) => t('audit.count', counted))}
        keyOf={({ id }) => String(id)}
        nameOf={subjectWords}
        linkOf={(entry) => {
          const to = subjectPath(entry);
          return to === undefined || !mayOpen(to) ? undefined : { to: withReturn(to, here) };
        }}
        filters={<AuditFilters key={search} place={place} asked={asked} />}
        empty={<EmptyState title={t('audit.empty')} action={<LinkButton to={path}>{t('audit.showAll')}</LinkButton>} />}
        pages={
          <ListPages
            label={t('audit.listPages')}
            place={place}
            previous={found?.previous ?? null}
            next={found?.next ?? null}
          />
        }
      />
    </AdminPage>
  );
}

type AuditFiltersProps = { readonly place: ListPlace; readonly asked: AuditQuestion };

/** The filters of the log. */
function AuditFilters({ place, asked }: AuditFiltersProps) {
  const isFiltered = Object.entries(asked).some(([name, value]) => name !== 'order' && value !== '');
  return (
    <ListForm place={place}>
      <ListSearch
        label={t('audit.about')}
        name="subject"
        placeholder={t('audit.subjectHint')}
        defaultValue={asked.subject}
        maxLength={200}
      />
      <ListText
        label={t('audit.who')}
        name="actor"
        placeholder={t('audit.who')}
        width="w-36"
        defaultValue={asked.actor}
        maxLength={60}
      />
      <Button type="submit" tone="outline" size="small" className="min-h-11">
        {t('audit.filter')}
      </Button>
      <span aria-hidden="true" className="basis-full" />
      <ListSelect label={t('audit.of')} name="kind" width="w-44" defaultValue={asked.kind}>
        <option value="">{t('audit.everything')}</option>
        <Options of={auditKinds.map((kind) => [kind, kindNames[kind]])} />
      </ListSelect>
      <ListSelect label={t('audit.what')} name="action" width="w-48" defaultValue={asked.action}>
        <option value="">{t('audit.allChanges')}</option>
        <Options of={auditActions.map((action) => [action, actionNames[action]])} />
      </ListSelect>
      <ListDay label={t('audit.from')} name="from" defaultValue={asked.from} />
      <ListDay label={t('audit.to')} name="to" defaultValue={asked.to} />
      {isFiltered && <ClearFilters to={href('/admin/audit')} />}
    </ListForm>
  );
}
