import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { href, redirect } from 'react-router';
import type { Route } from './+types/webhook.admin';
import { webhooks, type Webhook } from '#contract/mail/webhooks.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf, savedOutcomeOf, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { DeliveryEntry } from './delivery-entry.tsx';
import { SecretOnce } from './secret-once.tsx';
import { webhookStateWords } from './topic-words.ts';
import { WebhookForm } from './webhook-form.tsx';

type WebhookOutcome = SavedOutcome<Webhook> & { readonly secret?: string };

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get('before');
  return apiClientOf(context).load(webhooks.log, { id, ...(before && { before }) });
}

export const handle = takesJson;

/** Changes the receiver, its secret or its log; removes it. */
export async function action({ params: { id }, request, context }: Route.ActionArgs): Promise<WebhookOutcome> {
  const { intent, ...given } = await sentJson(request);
  const sent = { ...given, id };
  const api = apiClientOf(context);
  switch (intent) {
    case 'test':
      return outcomeOf(await api.relay(webhooks.test, sent), t('webhooks.trialQueued'));
    case 'again':
      return outcomeOf(await api.relay(webhooks.again, sent), t('webhooks.againQueued'));
    case 'roll': {
      const rolled = await api.relay(webhooks.roll, sent);
      const outcome = outcomeOf(rolled, t('webhooks.wasRolled'));
      return rolled.ok ? { ...outcome, secret: rolled.value.secret } : outcome;
    }
    case 'remove': {
      const removed = await api.relay(webhooks.remove, sent);
      if (removed.ok) throw redirect(href('/admin/webhooks'));
      return outcomeOf(removed, '');
    }
    default:
      return savedOutcomeOf(await api.relay(webhooks.update, sent), t('webhooks.wasSaved'));
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('webhooks.one'), isPrivate: true });

/** A receiver of news: what it is sent, and the log. */
export default function WebhookAdmin({ loaderData }: Route.ComponentProps) {
  const { webhook, deliveries, next } = loaderData;
  const address = href('/admin/webhooks/:id', { id: String(webhook.id) });
  const {
    data,
    isBusy: isAsking,
    submit,
    notice,
  } = useRequest<WebhookOutcome>({ what: t('webhooks.actionFailed'), told: 'beside' });
  const [question, ask] = useState<'roll' | 'remove' | null>(null);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  const send = (intent: string, more: Record<string, number> = {}) =>
    void submit({ intent, ...more }, { method: 'post', action: address, encType: 'application/json' });
  return (
    <AdminPage
      title={t('webhooks.one')}
      more={[
        { onChoose: () => ask('roll'), label: t('webhooks.roll') },
        { onChoose: () => ask('remove'), label: t('webhooks.remove') },
      ]}
      primary={
        webhook.state === 'active' && (
          <Button size="small" tone="outline" busy={isAsking} onClick={() => send('test')}>
            {t('webhooks.sendTrial')}
          </Button>
        )
      }
    >
      {notice}
      {data?.secret !== undefined && <SecretOnce secret={data.secret} />}
      {webhook.state !== 'active' && <p className="mb-4 text-small text-warn">{webhookStateWords[webhook.state]}</p>}
      {webhook.rollsUntil !== null && (
        <p className="mb-4 text-small text-stone">
          {t('webhooks.rollsUntil', { at: momentWords(webhook.rollsUntil) })}
        </p>
      )}
      <WebhookForm key={webhook.id} present={webhook} />
      <section aria-labelledby="log-title" className="max-w-3xl">
        <h2 id="log-title" className="mb-2 font-display text-title">
          {t('webhooks.log')}
        </h2>
        <p className="mb-4 text-small text-stone">{t('webhooks.logHint')}</p>
        <ul className="grid gap-2">
          {deliveries.map((delivery) => (
            <DeliveryEntry
              key={delivery.id}
              delivery={delivery}
              isBusy={isAsking}
              onAgain={webhook.state === 'active' ? () => send('again', { delivery: delivery.id }) : undefined}
            />
          ))}
        </ul>
        {deliveries.length === 0 && (
          <EmptyState title={t('webhooks.nothingSent')}>{t('webhooks.nothingSentHint')}</EmptyState>
        )}
        {next !== null && (
          <LinkButton to={`?before=${next}`} tone="outline" className="mt-4">
            {t('webhooks.older')}
          </LinkButton>
        )}
      </section>
      <ConfirmDialog
        open={question !== null}
        title={question === 'roll' ? t('webhooks.rollTitle') : t('webhooks.removeTitle')}
        confirm={question === 'roll' ? t('webhooks.roll') : t('webhooks.remove')}
        tone={question === 'roll' ? 'ink' : 'danger'}
        onCancel={() => ask(null)}
        onConfirm={() => {
          if (question) send(question);
          ask(null);
        }}
      >
        {question === 'roll' ? t('webhooks.rollMeaning') : t('webhooks.removeMeaning')}
      </ConfirmDialog>
    </AdminPage>
  );
}
