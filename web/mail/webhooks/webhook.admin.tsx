import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { href, Link, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/webhook.admin';
import { topics } from '#contract/mail/webhook-events.ts';
import { webhooks } from '#contract/mail/webhooks.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
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

type WebhookOutcome = ActionOutcome & { readonly secret?: string };

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get('before');
  return apiClientOf(context).load(webhooks.log, { id, ...(before && { before }) });
}

/** Changes the receiver, its secret or its log; removes it. */
export async function action({ params: { id }, request, context }: Route.ActionArgs): Promise<WebhookOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  switch (formText(form, 'intent')) {
    case 'test':
      return outcomeOf(await api.submit(webhooks.test, { id }), t('webhooks.trialQueued'));
    case 'again': {
      const delivery = formText(form, 'delivery');
      return outcomeOf(await api.submit(webhooks.again, { id, delivery }), t('webhooks.againQueued'));
    }
    case 'roll': {
      const rolled = await api.submit(webhooks.roll, { id });
      const outcome = outcomeOf(rolled, t('webhooks.wasRolled'));
      return rolled.ok ? { ...outcome, secret: rolled.value.secret } : outcome;
    }
    case 'remove': {
      const removed = await api.submit(webhooks.remove, { id });
      if (removed.ok) throw redirect(href('/admin/webhooks'));
      return outcomeOf(removed, '');
    }
    default: {
      const changed = await api.submit(webhooks.update, {
        id,
        url: formText(form, 'url'),
        topics: topics.filter((one) => form.getAll('topics').includes(one)),
        isActive: form.get('isActive') === 'on',
      });
      return outcomeOf(changed, t('webhooks.wasSaved'));
    }
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('webhooks.one'), isPrivate: true });

/** A receiver of news: what it is sent, and the log. */
export default function WebhookAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, deliveries, next } = loaderData;
  const isBusy = useNavigation().state === 'submitting';
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
  useEffect(() => {
    if (actionData?.isDone) toast(actionData.message);
  }, [actionData]);
  const send = (intent: string, more: Record<string, string> = {}) =>
    void submit({ intent, ...more }, { method: 'post', action: address });
  return (
    <AdminPage
      title={t('webhooks.one')}
      actions={
        <>
          {webhook.state === 'active' && (
            <Button size="small" tone="outline" className="min-h-11" busy={isAsking} onClick={() => send('test')}>
              {t('webhooks.sendTrial')}
            </Button>
          )}
          <Button size="small" tone="outline" className="min-h-11" onClick={() => ask('roll')}>
            {t('webhooks.roll')}
          </Button>
          <Button size="small" tone="outline" className="min-h-11" onClick={() => ask('remove')}>
            {t('webhooks.remove')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-small">
        <Link to={href('/admin/webhooks')} className="text-stone underline-offset-4 hover:underline">
          {t('webhooks.back')}
        </Link>
      </p>
      {notice}
      {data?.secret !== undefined && <SecretOnce secret={data.secret} />}
      {webhook.state !== 'active' && <p className="mb-4 text-small text-warn">{webhookStateWords[webhook.state]}</p>}
      {webhook.rollsUntil !== null && (
        <p className="mb-4 text-small text-stone">
          {t('webhooks.rollsUntil', { at: momentWords(webhook.rollsUntil) })}
        </p>
      )}
      <WebhookForm
        key={`${webhook.url} ${webhook.state} ${webhook.topics.join()}`}
        present={webhook}
        outcome={actionData}
        isBusy={isBusy}
      />
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
              onAgain={webhook.state === 'active' ? () => send('again', { delivery: String(delivery.id) }) : undefined}
            />
          ))}
        </ul>
        {deliveries.length === 0 && <EmptyState title={t('webhooks.nothingSent')} />}
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
