import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { emailLine, moment } from '#contract/core/fields/fields.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { letterErrors } from './letters/letter-errors.ts';
import { letterTexts } from './letters/letter-texts.ts';
import type { LetterField } from './letters/letter.ts';
import { letterKinds } from './letters/letters.ts';
import { seenVersionOrNone, version } from '#contract/core/protocol/row-version.ts';

const kind = z.enum(letterKinds);

const shownTexts = z.object({ subject: z.string(), title: z.string(), text: z.string(), note: z.string() });

/**
 * A letter as administrators edit it. `version` counts its changes; 0 for one that never changed. `isChanged`: it has
 * texts of the owner. `isBroken`: they can no longer be sent, so the original ones are; `texts` are the owner's still.
 */
const editedLetter = shownTexts.extend({
  kind,
  version,
  isChanged: z.boolean(),
  isBroken: z.boolean(),
  original: shownTexts,
});

export type EditedLetter = z.output<typeof editedLetter>;

/** An earlier or the present state of a letter; `texts` are null for the original ones. */
const letterVersion = z.object({ version, at: moment, by: z.string(), texts: shownTexts.nullable() });

export type LetterVersion = z.output<typeof letterVersion>;

const listedLetter = z.object({
  kind,
  subject: z.string(),
  isChanged: z.boolean(),
  isBroken: z.boolean(),
  /** The last change; null if there was none. */
  changed: z.object({ at: moment, by: z.string() }).nullable(),
});

export type ListedLetter = z.output<typeof listedLetter>;

const shownLetter = z.object({ sender: z.string(), subject: z.string(), html: z.string(), text: z.string() });

export type ShownLetter = z.output<typeof shownLetter>;

/** The version that the editor was opened with; 0 for a letter that never changed. Without it the letter changes in any case. */
const seen = { version: seenVersionOrNone };

const writtenLetter = letterTexts.extend({ kind });

/** Refuses texts that could not be sent, each error at its field. */
function checkTexts({ value, issues }: z.core.ParsePayload<z.output<typeof writtenLetter>>): void {
  const errors = letterErrors(value.kind, value);
  for (const { path, message } of errors) issues.push({ code: 'custom', path: [path], message, input: value });
}

const recipient = emailLine(
  { error: () => t('letters-desk.wrongRecipient') },
  { error: () => t('letters-desk.missingRecipient') },
);

/** The texts of a letter with its kind, as a form checks them. */
export const checkedLetter = writtenLetter.check(checkTexts);

/** Who gets the test of a letter. */
export const testRecipient = z.object({ recipient });

export const lettersDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/letters',
    summary: 'Every kind of e-mail that the shop sends by itself, and whether its texts were changed',
    permission: 'letters.write',
    input: z.object({}),
    output: z.array(listedLetter),
  }),
  one: endpoint({
    method: 'GET',
    path: '/admin/letters/:kind',
    summary: 'The texts of a kind of e-mail, and the original ones',
    permission: 'letters.write',
    input: z.object({ kind }),
    output: editedLetter,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/admin/letters/:kind/versions',
    summary: 'The last 50 changes of a kind of e-mail, newest first',
    permission: 'letters.write',
    input: z.object({ kind }),
    output: z.array(letterVersion),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/letters/:kind',
    summary: 'Changes the texts of a kind of e-mail; the original ones undo all changes',
    permission: 'letters.write',
    input: writtenLetter.extend(seen).check(checkTexts),
    output: editedLetter,
    errors: ['changed_meanwhile'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/admin/letters/:kind/preview',
    summary: 'The e-mail with these texts and examples as its values',
    permission: 'letters.write',
    input: checkedLetter,
    output: shownLetter,
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/letters/:kind/test',
    summary: 'Sends the e-mail of the preview to an address, with a subject that says that it is a test',
    permission: 'letters.write',
    input: writtenLetter.extend({ recipient }).check(checkTexts),
    output: z.object({ subject: z.string() }),
    errors: ['too_many_requests', 'too_many_emails', 'test_not_sent'],
  }),
} as const;

/** The fields of a letter and their names on the screen. */
export const letterFieldNames = lateTexts({
  subject: () => t('letters-desk.subject'),
  title: () => t('letters-desk.title'),
  text: () => t('letters-desk.text'),
  note: () => t('letters-desk.note'),
}) satisfies Record<LetterField, string>;
