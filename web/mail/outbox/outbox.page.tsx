import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/outbox.page';
import { mailing } from '#contract/mail/outbox.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { EmptyState } from '#web/core/ui/empty-state.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  emails: await apiClientOf(context).load(mailing.outbox, {}),
});

export const meta: Route.MetaFunction = () => pageMeta({ title: t('mailing.outbox'), isPrivate: true });

export default function OutboxPage({ loaderData: { emails } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-4xl md:py-16">
      <h1 className="font-display text-heading">{t('mailing.outbox')}</h1>
      <p className="mt-3 max-w-prose text-stone">{t('mailing.outboxHint')}</p>
      {emails.length === 0 ? (
        <EmptyState title={t('mailing.nothingWritten')} />
      ) : (
        <ul className="mt-8 border-t border-line">
          {emails.map(({ id, subject, recipient, sentAt }) => (
            <li key={id} className="border-b border-line">
              <Link to={href('/outbox/:id', { id: String(id) })} className="group grid gap-1 py-4">
                <span className="underline-offset-4 group-hover:underline">{subject}</span>
                <span className="text-small break-all text-stone">
                  {recipient} · {momentWords(sentAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
