import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Topic } from '#contract/mail/webhook-events.ts';
import type { Webhook } from '#contract/mail/webhooks.ts';
import { rejectionIn, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useForm } from '#web/core/forms/use-form.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { topicGroups, topicWords } from './topic-words.ts';

type WebhookFormProps = {
  /** The receiver to change; null adds one. */
  readonly present: Webhook | null;
  /** What the last submission came to. */
  readonly outcome: ActionOutcome | undefined;
  readonly isBusy: boolean;
  readonly onCancel?: () => void;
};

/** Adds or changes a receiver: where it is, and what it is sent. */
export function WebhookForm({ present, outcome, isBusy, onCancel }: WebhookFormProps) {
  const rejected = rejectionIn(outcome);
  const { values, field } = useForm({ start: { url: present?.url ?? '' }, refused: rejected?.errors });
  const [chosen, setChosen] = useState<readonly Topic[]>(present?.topics ?? []);
  const wasActive = present?.state === 'active';
  const [isActive, setIsActive] = useState(wasActive);
  const before = present?.topics ?? [];
  const isOther =
    values.url !== (present?.url ?? '') ||
    isActive !== wasActive ||
    chosen.length !== before.length ||
    chosen.some((one) => !before.includes(one));
  return (
    <Form
      method="post"
      what={present ? t('webhooks.notSaved') : t('webhooks.notAdded')}
      check={t('webhooks.checkList')}
      unsaved={isOther}
      noValidate
      className="mb-6 grid max-w-3xl gap-4"
    >
      <input type="hidden" name="intent" value={present ? 'update' : 'create'} />
      <FormBlock title={t('webhooks.receiver')}>
        <TextField
          {...field('url')}
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          maxLength={500}
          autoComplete="off"
          inputMode="url"
        />
        {present && (
          <CheckField
            name="isActive"
            value="on"
            checked={isActive}
            onChange={({ target: { checked } }) => setIsActive(checked)}
            label={t('webhooks.sendNews')}
          />
        )}
      </FormBlock>
      {topicGroups.map(({ title, topics }) => (
        <FormBlock key={title} title={title} isWide>
          {topics.map((topic) => (
            <CheckField
              key={topic}
              name="topics"
              value={topic}
              checked={chosen.includes(topic)}
              onChange={({ target: { checked } }) =>
                setChosen((chosenBefore) => chosenBefore.filter((one) => one !== topic).concat(checked ? [topic] : []))
              }
              label={topicWords[topic]}
            />
          ))}
        </FormBlock>
      ))}
      <ErrorOfGroup>{rejected?.errors['topics']}</ErrorOfGroup>
      <FormAlert of={rejected} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {present ? t('webhooks.save') : t('webhooks.addButton')}
        </Button>
      </div>
    </Form>
  );
}
