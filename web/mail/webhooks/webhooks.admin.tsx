import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, Link, useNavigation } from 'react-router';
import type { Route } from './+types/webhooks.admin';
import { topics } from '#contract/mail/webhook-events.ts';
import { webhooks } from '#contract/mail/webhooks.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { SecretOnce } from './secret-once.tsx';
import { webhookStateWords } from './topic-words.ts';
import { WebhookForm } from './webhook-form.tsx';

/** `secret` is that of a receiver that was just added: it is shown this once. */
type WebhookOutcome = ActionOutcome & { readonly secret?: string };

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(webhooks.list, {});
}

/** Adds a receiver. */
export async function action({ request, context }: Route.ActionArgs): Promise<WebhookOutcome> {
  const form = await request.formData();
  const created = await apiClientOf(context).submit(webhooks.create, {
    url: formText(form, 'url'),
    topics: topics.filter((one) => form.getAll('topics').includes(one)),
  });
  const outcome = outcomeOf(created, t('webhooks.wasAdded'));
  return created.ok ? { ...outcome, secret: created.value.secret } : outcome;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('webhooks.title'), isPrivate: true });

/** The programs that are sent news. */
export default function WebhooksAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const [isAdding, setIsAdding] = useState(false);
  const [outcome, setOutcome] = useState(actionData);
  if (actionData !== outcome) {
    setOutcome(actionData);
    if (actionData?.isDone) setIsAdding(false);
  }
  const { webhooks: found } = loaderData;
  return (
    <AdminPage
      title={t('webhooks.title')}
      actions={
        !isAdding && (
          <Button size="small" className="min-h-11" onClick={() => setIsAdding(true)}>
            {t('webhooks.add')}
          </Button>
        )
      }
    >
      <p className="mb-6 max-w-2xl text-small text-stone">{t('webhooks.hint')}</p>
      {outcome?.secret !== undefined && !isAdding && <SecretOnce secret={outcome.secret} />}
      {isAdding && (
        <WebhookForm present={null} outcome={actionData} isBusy={isBusy} onCancel={() => setIsAdding(false)} />
      )}
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
