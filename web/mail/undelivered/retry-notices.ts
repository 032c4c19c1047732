import { t } from '#messages/messages.ts';
import { undelivered } from '#contract/mail/undelivered.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { bulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import type { BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { formText } from '#web/core/forms/form-text.ts';

/** Sends one notice again, or several, each in its own transaction; the form names each by its key. */
export async function retryNotices(api: ApiClient, form: FormData): Promise<ActionOutcome | BulkOutcome> {
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
