import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, Link } from 'react-router';
import type { Route } from './+types/webhooks.admin';
import { webhooks } from '#contract/mail/webhooks.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { SecretOnce } from './secret-once.tsx';
import { webhookStateWords } from './topic-words.ts';
import { WebhookForm, type SavedWebhook } from './webhook-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(webhooks.list, {});
}

export const handle = takesJson;

/** Adds a receiver. Its secret is answered this once. */
export async function action({ request, context }: Route.ActionArgs): Promise<SavedOutcome<SavedWebhook>> {
  const created = await apiClientOf(context).relay(webhooks.create, await sentJson(request));
  const outcome = outcomeOf(created, t('webhooks.wasAdded'));
  return created.ok ? { ...outcome, saved: { ...created.value.webhook, secret: created.value.secret } } : outcome;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('webhooks.title'), isPrivate: true });

/** The programs that are sent news. */
export default function WebhooksAdmin({ loaderData }: Route.ComponentProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const showAdded = (added: SavedWebhook) => {
    setIsAdding(false);
    setSecret(added.secret);
  };
  const { webhooks: found } = loaderData;
  return (
    <AdminPage
      title={t('webhooks.title')}
      primary={
        !isAdding && (
          <Button size="small" className="min-h-11" onClick={() => setIsAdding(true)}>
            {t('webhooks.add')}
          </Button>
        )
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">{t('webhooks.hint')}</p>
      {secret !== undefined && !isAdding && <SecretOnce secret={secret} />}
      {isAdding && <WebhookForm present={null} onSaved={showAdded} onCancel={() => setIsAdding(false)} />}
      <ul className="grid max-w-3xl gap-2">
        {found.map(({ id, url, state, topics: wanted, failingSince }) => (
          <li key={id} className="rounded-soft border border-line bg-sheet hover:border-ink">
            <Link to={href('/admin/webhooks/:id', { id: String(id) })} className="grid gap-0.5 p-4 text-small">
              <span className="text-body font-medium wrap-anywhere">{url}</span>
              <span className="text-stone">{t('webhooks.kinds', { count: wanted.length })}</span>
              <span className={state === 'active' ? 'text-stone' : 'text-warn'}>{webhookStateWords[state]}</span>
              {failingSince !== null && (
                <span className="text-warn">{t('webhooks.failingSince', { at: momentWords(failingSince) })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && !isAdding && <EmptyState title={t('webhooks.none')} />}
    </AdminPage>
  );
}
