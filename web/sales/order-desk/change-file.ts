import { t } from '#messages/messages.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { noteSaved } from './order-file-words.ts';

const intents = ['note', 'email', 'check'] as const;

type FileIntent = (typeof intents)[number];

/** Returns what the section of e-mails and notes asks for; undefined for a form of another section. */
export function fileIntent(form: FormData): FileIntent | undefined {
  return intents.find((intent) => intent === form.get('intent'));
}

/** Adds a note, sends an e-mail again, or asks the payment provider about the order. */
export async function changeFile(api: ApiClient, intent: FileIntent, form: FormData): Promise<ActionOutcome> {
  const reference = formText(form, 'reference');
  switch (intent) {
    case 'note':
      return outcomeOf(await api.submit(orderDesk.note, { reference, text: formText(form, 'text') }), noteSaved);
    case 'email':
      return outcomeOf(
        await api.submit(orderDesk.sendAgain, { reference, id: formText(form, 'id') }),
        t('order-desk.emailSent'),
      );
    case 'check':
      return outcomeOf(await api.submit(orderDesk.check, { reference }), t('order-desk.checked'));
  }
}
