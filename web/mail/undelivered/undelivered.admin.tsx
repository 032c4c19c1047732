import { listCount } from '#web/core/desk-list/list-count.ts';
import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import type { Route } from './+types/undelivered.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { undelivered } from '#contract/mail/undelivered.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { NoticeActions, NoticeBulk } from './notice-actions.tsx';
import { noticeColumns } from './notice-columns.tsx';
import { noticesOf, noticesQuestion } from './notices.ts';
import { retryNotices } from './retry-notices.ts';

const views = [
  { name: t('undelivered.all'), query: '' },
  { name: t('order-words.emails'), query: 'kind=email' },
  { name: t('undelivered.notices'), query: 'kind=event' },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = noticesQuestion(new URL(request.url).searchParams);
  const api = apiClientOf(context);
  const [{ found }, setup] = await Promise.all([
    loadList(api.load(undelivered.list, {})),
    api.load(deskLists.setup, { list: 'undelivered' }),
  ]);
  return listData({ found: found && noticesOf(found, asked), asked, setup });
}

export async function action({ request, context }: Route.ActionArgs) {
  return retryNotices(apiClientOf(context), await request.formData());
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('undelivered.title'), isPrivate: true });

export default function UndeliveredAdmin({ loaderData: { found, asked, setup } }: Route.ComponentProps) {
  const { search } = useLocation();
  const path = href('/admin/undelivered');
  return (
    <AdminPage title={t('undelivered.title')}>
      <p className="mb-6 max-w-2xl text-small text-stone">{t('undelivered.hint')}</p>
      <DeskList
        list="undelivered"
        caption={t('undelivered.title')}
        place={{ path, query: search, order: asked.order }}
        setup={setup}
        views={views}
        columns={noticeColumns}
        rows={found}
        count={listCount(found?.length ?? 0, (counted) => t('undelivered.count', counted))}
        keyOf={({ key }) => key}
        nameOf={({ title, about }) => `${title}, ${about}`}
        actions={{ width: 'w-44', Buttons: NoticeActions }}
        filters={null}
        Bulk={NoticeBulk}
        empty={
          asked.kind === '' ? (
            <EmptyState
              title={t('undelivered.none')}
              action={<LinkButton to={href('/admin')}>{t('undelivered.toStart')}</LinkButton>}
            />
          ) : (
            <EmptyState
              title={t('undelivered.noneOfKind')}
              action={<LinkButton to={path}>{t('undelivered.showAll')}</LinkButton>}
            />
          )
        }
        pages={null}
      />
    </AdminPage>
  );
}
