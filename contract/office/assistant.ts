import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { inOwnLanguage } from '#contract/core/shop/in-own-language.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { longText, shortText } from '#contract/core/fields/short-text.ts';

/** The maximum number of follow-up questions of an answer. */
export const mostAlternatives = 12;

/** A question as it is stored: one line, each word capitalised. */
export const questionName = z
  .string()
  .overwrite((text) => capitalised(shortText(text)))
  .min(1, { error: () => t('assistant.questionMissing'), abort: true })
  .max(120)
  .regex(/[\p{L}\p{N}]/u, { error: () => t('assistant.questionWordless') });

/** Capitalises the first letter of each word, also after an opening sign; the other letters stay. */
function capitalised(text: string): string {
  return text.replace(
    /(^| )([^\p{L}\p{N} ]*)(\p{Ll})/gu,
    (_, space: string, sign: string, letter: string) => `${space}${sign}${letter.toLocaleUpperCase('es')}`,
  );
}

const answerText = z
  .string()
  .overwrite(longText)
  .min(1, { error: () => t('assistant.answerMissing') })
  .max(1000);

const questionNames = z.array(questionName).max(mostAlternatives);

/** A question that shoppers can ask. */
export const receptor = z.object({ id: z.int(), name: z.string(), isActive: z.boolean(), version });

export type Receptor = z.output<typeof receptor>;

/** An answer: `name` is its question, `alternativa` its follow-up questions, in order. */
export const emisor = z.object({
  id: z.int(),
  name: z.string(),
  respuesta: z.string(),
  isActive: z.boolean(),
  alternativa: z.array(z.string()),
  version,
});

export type Emisor = z.output<typeof emisor>;

/**
 * A message of the assistant. `answer`: to the question `name`. `suggestions`: the assistant is not sure, and offers
 * the nearest questions. `unknown`: no question is near, and it offers topics. `alternativa` are the follow-up
 * questions; the client sends the text of one to continue.
 */
export const chatMessage = z.object({
  kind: z.enum(['answer', 'suggestions', 'unknown']),
  name: z.string().nullable(),
  respuesta: z.string(),
  alternativa: z.array(z.string()),
  inOwnLanguage: inOwnLanguage(['respuesta', 'name']),
});

export type ChatMessage = z.output<typeof chatMessage>;

/**
 * Some older clients call the follow-ups of an answer `receptor` in every payload, others `alternativa`: both are
 * accepted.
 */
const followUps = { receptor: questionNames.optional(), alternativa: questionNames.optional() };

const newAnswer = z
  .object({ name: questionName, respuesta: answerText, isActive: z.boolean().default(true), ...followUps })
  .transform(({ receptor: names, alternativa = [], ...answer }) => ({ ...answer, alternativa: names ?? alternativa }));

export type NewAnswer = z.output<typeof newAnswer>;

const changedAnswer = z
  .object({
    id: rowId,
    name: questionName,
    respuesta: answerText,
    isActive: z.boolean(),
    version: seenVersion,
    ...followUps,
  })
  .transform(({ receptor: names, alternativa = names, ...answer }, { addIssue }) => {
    if (!alternativa) addIssue({ code: 'custom', path: ['alternativa'], message: t('fields.missing') });
    return { ...answer, alternativa: alternativa ?? [] };
  });

export type ChangedAnswer = z.output<typeof changedAnswer>;

const removed = z.object({ id: z.int() });

export const assistant = {
  message: endpoint({
    method: 'GET',
    path: '/chatBot',
    summary: 'The assistant’s reply to a follow-up or a typed question; without one, its first message',
    roles: anyone,
    input: z.object({ dataString: z.string().trim().max(200).optional() }),
    output: chatMessage,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/chatBot/receptor',
    summary: 'Lists the questions: all for administrators, the active ones for others',
    roles: anyone,
    input: z.object({}),
    output: z.array(receptor),
  }),
  addQuestion: endpoint({
    method: 'POST',
    path: '/chatBot/receptor',
    summary: 'Adds a question; active by default',
    permission: 'assistant.write',
    input: z.object({ name: questionName, isActive: z.boolean().default(true) }),
    output: receptor,
    status: 201,
    errors: ['question_taken'],
  }),
  changeQuestion: endpoint({
    method: 'PUT',
    path: '/chatBot/receptor',
    summary: 'Changes a question, also in its answer and in the answers that offer it',
    permission: 'assistant.write',
    input: z.object({ id: rowId, name: questionName, isActive: z.boolean(), version: seenVersion }),
    output: receptor,
    errors: ['question_not_found', 'question_taken', 'changed_meanwhile'],
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    path: '/chatBot/receptor',
    summary: 'Deletes a question with its answer, and removes it from the answers that offer it',
    permission: 'assistant.write',
    input: z.object({ id: rowId }),
    output: removed,
    errors: ['question_not_found'],
  }),
  answers: endpoint({
    method: 'GET',
    path: '/chatBot/emisor',
    summary:
      'Lists the answers: all for administrators; for others the active ones, with the follow-ups that have an answer',
    roles: anyone,
    input: z.object({}),
    output: z.array(emisor),
  }),
  addAnswer: endpoint({
    method: 'POST',
    path: '/chatBot/emisor',
    summary: 'Adds the answer of a question without one; receptor are the names of the follow-up questions',
    permission: 'assistant.write',
    input: newAnswer,
    output: emisor,
    status: 201,
    errors: ['question_answered'],
  }),
  changeAnswer: endpoint({
    method: 'PUT',
    path: '/chatBot/emisor',
    summary: 'Changes an answer; its question stays',
    permission: 'assistant.write',
    input: changedAnswer,
    output: emisor,
    errors: ['answer_not_found', 'changed_meanwhile'],
  }),
  removeAnswer: endpoint({
    method: 'DELETE',
    path: '/chatBot/emisor',
    summary: 'Deletes an answer; its question stays',
    permission: 'assistant.write',
    input: z.object({ id: rowId }),
    output: removed,
    errors: ['answer_not_found'],
  }),
} as const;
