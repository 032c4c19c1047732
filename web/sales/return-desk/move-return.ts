import { t } from '#messages/messages.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { returnDesk } from '#contract/sales/returns/return-desk.ts';
import { returnOutcomes } from '#contract/sales/returns/return-state.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { chosenOutcome } from './size-choice.ts';

/** Moves a return as the form of its page asks. */
export async function moveReturn(api: ApiClient, id: string, form: FormData): Promise<ActionOutcome> {
  switch (form.get('intent')) {
    case 'accept': {
      const given = { id, place: formText(form, 'place'), days: Number(formText(form, 'days')) };
      return outcomeOf(await api.submit(returnDesk.accept, given), t('return-desk.wasAccepted'));
    }
    case 'reject': {
      const given = { id, reason: formText(form, 'reason') };
      return outcomeOf(await api.submit(returnDesk.reject, given), t('return-desk.wasRejected'));
    }
    case 'receive':
      return outcomeOf(await api.submit(returnDesk.receive, { id }), t('return-desk.wasReceived'));
    default: {
      const lines = linesIn(form);
      const given = {
        id,
        lines,
        note: formText(form, 'note'),
        withShipping: form.has('withShipping'),
        carrierId: formText(form, 'carrierId') || null,
        trackingNumber: formText(form, 'trackingNumber'),
      };
      const outcome = outcomeOf(await api.submit(returnDesk.close, given), t('return-desk.wasClosed'));
      return { ...outcome, ...(outcome.errors && { errors: byPosition(outcome.errors, lines) }) };
    }
  }
}

type Lines = Given<typeof returnDesk.close>['lines'];

/** What the inspection says of each line, from the fields 'outcome-0', 'restock-0', 'outcome-1', ... */
function linesIn(form: FormData): Lines {
  return [...form.keys()].flatMap((name) => {
    const at = /^outcome-(\d{1,4})$/.exec(name)?.[1];
    const chosen = chosenOutcome(formText(form, name));
    const outcome = returnOutcomes.find((one) => one === chosen.outcome);
    if (at === undefined || !outcome) return [];
    return { ...chosen, position: Number(at), outcome, restock: Number(formText(form, `restock-${at}`)) };
  });
}

/** Names the errors of lines as the form names its fields. */
function byPosition(errors: Readonly<Record<string, string>>, lines: Lines): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, at, member] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const line = lines[Number(at)];
      // The size that is sent is chosen in the field of the outcome.
      const field = member === 'variantId' ? 'outcome' : member;
      return [line ? `${field}-${line.position}` : path, message];
    }),
  );
}
