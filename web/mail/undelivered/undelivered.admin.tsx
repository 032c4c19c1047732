import { listCount } from '#web/core/desk-list/list-count.ts';
import { t } from '#messages/messages.ts';
import { href, useLocation, Link } from 'react-router';
import type { Route } from './+types/undelivered.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { undelivered } from '#contract/mail/undelivered.ts';
import { apiClientOf, type ApiClient } from '#web/core/api-client/api-client.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listData, loadList } from '#web/core/desk-list/load-list.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { bulkOutcome, type BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { NoticeActions, NoticeBulk } from './notice-actions.tsx';
import { noticesOf, noticesQuestion, type Notice } from './notices.ts';

/** The columns of what was not delivered. */
const noticeColumns: Columns<Notice> = [
  {
    key: 'title',
    title: t('undelivered.notice'),
    sort: { asc: 'title-asc', desc: 'title-desc' },
    cell: ({ title }) => <span className="font-medium">{title}</span>,
  },
  {
    key: 'about',
    title: t('undelivered.forWhom'),
    width: 'w-60',
    cell: ({ kind, about }) =>
      kind === 'email' ? (
        <Link
          to={`${href('/admin/clients')}?search=${encodeURIComponent(about)}`}
          className="underline-offset-4 hover:underline"
        >
          {about}
        </Link>
      ) : (
        about
      ),
    phone: 'note',
  },
  {
    key: 'problem',
    title: t('undelivered.problem'),
    width: 'w-2/5',
    isLong: true,
    sort: { asc: 'tries-asc', desc: 'tries-desc', first: 'desc' },
    cell: ({ tries, problem }) => t('undelivered.triesAndProblem', { tries, problem }),
    phone: 'below',
  },
  {
    key: 'date',
    title: t('undelivered.lastTry'),
    width: 'w-40',
    sort: { asc: 'date-asc', desc: 'date-desc', first: 'desc' },
    cell: ({ givenUpAt }) => (
      <time dateTime={givenUpAt} className="tabular-nums">
        {momentWords(givenUpAt)}
      </time>
    ),
    phone: 'note',
  },
];

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

/** Sends one notice again, or several, each in its own transaction; the form names each by its key. */
async function retryNotices(api: ApiClient, form: FormData): Promise<ActionOutcome | BulkOutcome> {
  const retry = async (key: string) => {
    const [id = '', subscriber] = key.split(' ');
    const sent =
      subscriber === undefined
        ? await api.submit(undelivered.retryEmail, { id })
        : await api.submit(undelivered.retryEvent, { eventId: id, subscriber });
    return outcomeOf(sent, t('undelivered.isSent'));
  };
  if (formText(form, 'intent') !== 'several') return retry(formText(form, 'key'));
  const items = [];
  for (const named of form.getAll('notice')) {
    const [key = '', name = ''] = typeof named === 'string' ? named.split('\n') : [];
    items.push({ name, outcome: await retry(key) });
  }
  return bulkOutcome(items);
}
