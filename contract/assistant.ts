import { z } from 'zod';
import { admins, anyone, endpoint } from './endpoint.ts';
import { rowId } from './fields.ts';
import { seenVersion, version } from './row-version.ts';

/** An answer offers no more follow-ups than this. */
export const mostAlternatives = 12;

/** A question as it is kept: one line, each word with a capital. */
export const questionName = z
  .string()
  .overwrite((text) => capitalised(text.normalize('NFC').trim().replace(/\s+/g, ' ')))
  .min(1, { error: 'Escriba la pregunta.', abort: true })
  .max(120)
  .regex(/[\p{L}\p{N}]/u, 'La pregunta necesita al menos una palabra.');

/** The first letter of each word goes up, also after an opening sign; the others stay as they are written. */
function capitalised(text: string): string {
  return text.replace(
    /(^| )([^\p{L}\p{N} ]*)(\p{Ll})/gu,
    (_, space: string, sign: string, letter: string) => `${space}${sign}${letter.toLocaleUpperCase('es')}`,
  );
}

const answerText = z
  .string()
  .overwrite((text) => text.normalize('NFC').trim())
  .min(1, 'Escriba la respuesta.')
  .max(1000);

const questionNames = z.array(questionName).max(mostAlternatives);

/** A question that shoppers can ask. */
export const receptor = z.object({ id: z.int(), name: z.string(), isActive: z.boolean(), version });

export type Receptor = z.output<typeof receptor>;

/** An answer: `name` is the question that it answers, `alternativa` the questions that it goes on with, in order. */
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
 * What the assistant says. `answer`: to the question `name`. `suggestions`: it is not sure, and offers the nearest
 * questions. `unknown`: nothing scripted is near, and it offers what it can help with. `alternativa` are the questions
 * to go on with; asking one by its text leads on.
 */
export const chatMessage = z.object({
  kind: z.enum(['answer', 'suggestions', 'unknown']),
  name: z.string().nullable(),
  respuesta: z.string(),
  alternativa: z.array(z.string()),
});

export type ChatMessage = z.output<typeof chatMessage>;

/** Older clients call the list of an answer `receptor` in every payload, others `alternativa`: both are understood. */
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
    if (!alternativa) addIssue({ code: 'custom', path: ['alternativa'], message: 'Este dato es obligatorio.' });
    return { ...answer, alternativa: alternativa ?? [] };
  });

export type ChangedAnswer = z.output<typeof changedAnswer>;

const removed = z.object({ id: z.int() });

export const assistant = {
  message: endpoint({
    method: 'GET',
    path: '/chatBot',
    summary: 'What the assistant says to an alternative or to a typed question; without one, its first message',
    roles: anyone,
    input: z.object({ dataString: z.string().trim().max(200).optional() }),
    output: chatMessage,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/chatBot/receptor',
    summary: 'The questions: all for administrators, the active ones for others',
    roles: anyone,
    input: z.object({}),
    output: z.array(receptor),
  }),
  addQuestion: endpoint({
    method: 'POST',
    path: '/chatBot/receptor',
    summary: 'Adds a question; active unless it says otherwise',
    roles: admins,
    input: z.object({ name: questionName, isActive: z.boolean().default(true) }),
    output: receptor,
    status: 201,
    errors: ['question_taken'],
  }),
  changeQuestion: endpoint({
    method: 'PUT',
    path: '/chatBot/receptor',
    summary: 'Changes a question; its answer and the answers that offer it follow',
    roles: admins,
    input: z.object({ id: rowId, name: questionName, isActive: z.boolean(), version: seenVersion }),
    output: receptor,
    errors: ['question_not_found', 'question_taken', 'changed_meanwhile'],
  }),
  removeQuestion: endpoint({
    method: 'DELETE',
    path: '/chatBot/receptor',
    summary: 'Deletes a question with its answer, and takes it out of the answers that offer it',
    roles: admins,
    input: z.object({ id: rowId }),
    output: removed,
    errors: ['question_not_found'],
  }),
  answers: endpoint({
    method: 'GET',
    path: '/chatBot/emisor',
    summary: 'The answers: all for administrators; for others the active ones, with the alternatives that lead on',
    roles: anyone,
    input: z.object({}),
    output: z.array(emisor),
  }),
  addAnswer: endpoint({
    method: 'POST',
    path: '/chatBot/emisor',
    summary: 'Answers a question that has no answer yet; receptor are the names of the questions that follow',
    roles: admins,
    input: newAnswer,
    output: emisor,
    status: 201,
    errors: ['question_answered'],
  }),
  changeAnswer: endpoint({
    method: 'PUT',
    path: '/chatBot/emisor',
    summary: 'Changes an answer; its question stays',
    roles: admins,
    input: changedAnswer,
    output: emisor,
    errors: ['answer_not_found', 'changed_meanwhile'],
  }),
  removeAnswer: endpoint({
    method: 'DELETE',
    path: '/chatBot/emisor',
    summary: 'Deletes an answer; its question stays',
    roles: admins,
    input: z.object({ id: rowId }),
    output: removed,
    errors: ['answer_not_found'],
  }),
} as const;
