import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Topic } from '#contract/mail/webhook-events.ts';
import type { Webhook } from '#contract/mail/webhooks.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { Button } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { topicGroups, topicWords } from './topic-words.ts';
import { webhookForm } from './webhook-values.ts';

/** A receiver, with its secret just after it was added. */
export type SavedWebhook = Webhook & { readonly secret?: string };

type WebhookFormProps = {
  /** The receiver to change; null adds one. */
  readonly present: Webhook | null;
  readonly onSaved?: (saved: SavedWebhook) => void;
  readonly onCancel?: () => void;
};

/** Adds or changes a receiver: where it is, and what it is sent. */
export function WebhookForm({ present, onSaved, onCancel }: WebhookFormProps) {
  const saved = useSavedForm<SavedWebhook, typeof webhookForm.start>({
    name: 'webhook',
    what: present ? t('webhooks.notSaved') : t('webhooks.notAdded'),
    check: t('webhooks.checkList'),
    onSaved,
    present,
    of: webhookForm,
  });
  const { form, isChanged, isBusy, discard } = saved;
  // A receiver that failed, or that somebody changed, shows as it is: until something is typed.
  const [seen, setSeen] = useState(present);
  if (present && present !== seen) {
    setSeen(present);
    if (!isChanged) saved.reopen(present);
  }
  const chosen = form.values.topics;
  const choose = (topic: Topic, isChosen: boolean) =>
    form.change({ topics: [...chosen.filter((one) => one !== topic), ...(isChosen ? [topic] : [])] });
  return (
    <SavedForm of={saved} words={webhookForm.fields} className="mb-8 grid max-w-3xl gap-4">
      <FormBlock title={t('webhooks.receiver')} isWide>
        <FormFields of={webhookForm} form={form} names={present ? ['url', 'isActive'] : ['url']} />
      </FormBlock>
      {topicGroups.map(({ title, topics }) => (
        <FormBlock key={title} title={title} isWide>
          <div className="col-span-full grid gap-x-4 sm:grid-cols-2">
            {topics.map((topic) => (
              <CheckField
                key={topic}
                checked={chosen.includes(topic)}
                onChange={({ target: { checked } }) => choose(topic, checked)}
                label={topicWords[topic]}
              />
            ))}
          </div>
        </FormBlock>
      ))}
      <ErrorOfGroup>{form.shown('topics')}</ErrorOfGroup>
      {saved.notice}
      <p role="alert" className="text-small text-danger empty:hidden">
        {saved.alert}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button tone="outline" onClick={() => discard(onCancel)}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button type="submit" busy={isBusy} disabled={present !== null && !isChanged}>
          {present ? t('webhooks.save') : t('webhooks.addButton')}
        </Button>
      </div>
    </SavedForm>
  );
}
