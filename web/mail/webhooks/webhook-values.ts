import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { topics, type Topic } from '#contract/mail/webhook-events.ts';
import { givenWebhook, type Webhook } from '#contract/mail/webhooks.ts';
import { check, line, part, type ValuesOf } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';
import { topicWords } from './topic-words.ts';

const fields = {
  url: line(t('webhooks.url'), { hint: t('webhooks.urlHint'), inputMode: 'url', autoComplete: 'off', isWide: true }),
  topics: part<readonly Topic[]>(t('webhooks.topics'), {
    shown: (chosen) =>
      inOrder(chosen)
        .map((topic) => topicWords[topic])
        .join('\n'),
    start: [],
    kept: z.array(z.enum(topics)),
  }),
  isActive: check(t('webhooks.sendNews'), { start: true }),
};

const inOrder = (chosen: readonly Topic[]) => topics.filter((topic) => chosen.includes(topic));

/** The form of a receiver. A new one is sent news from the start. */
export const webhookForm = {
  ...formOf({
    fields,
    rules: givenWebhook,
    sentOf: (values) => ({ ...values, topics: inOrder(values.topics) }),
  }),
  valuesOf: ({ url, topics: chosen, state }: Webhook): ValuesOf<typeof fields> => ({
    url,
    topics: chosen,
    isActive: state === 'active',
  }),
};
