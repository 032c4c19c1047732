import type { ChatMessage, Emisor } from '#contract/office/assistant.ts';
import type { Context } from '#server/core/context/context.ts';
import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { contactWay } from '#contract/core/fields/contact-way.ts';
import { answerInWords } from './answer-in-words.ts';
import { allAnswers } from './assistant.queries.ts';
import { withOrders } from './order-answer.ts';
import { openAnswers } from './scripted-answers.ts';
import { foldedText, isGreeting, likenessTo, subjectOf } from './spanish-words.ts';

/**
 * A scripted answer and how well it matches the typed text. `score` is from 0 to 1; `isSame` is true if the text asks
 * the same in other words.
 */
type Near = { readonly answer: Emisor; readonly score: number; readonly isSame: boolean };

/** Below this score, a question has hardly a word in common with the typed text. */
const leastScore = 0.35;

/** The weight of a word that only the answer contains, not the question: alone, it is not enough for a match. */
const answerWeight = 0.4;

/** The weight of a word that the script does not contain: half of a word that a single answer contains. */
const unknownWeight = 0.5;

/** At or above this similarity, it is the word itself, one with the same stem, or a typo; below it, a synonym. */
const sameWord = 0.75;

type Document = { readonly answer: Emisor; readonly question: readonly string[]; readonly text: ReadonlySet<string> };

/** A typed word: its weight (how well it distinguishes questions), and the similar words in the script. */
type Asked = { readonly weight: number; readonly alike: ReadonlyMap<string, number> };

/**
 * Returns the assistant's message for `asked`; undefined or empty asks for the first message. It is the same for every
 * visitor, except for the state of their own orders.
 */
export async function nextMessage(ctx: Context, asked: string | undefined): Promise<ChatMessage> {
  const script = openAnswers(await allAnswers(ctx.db)).map((answer) => answerInWords(answer));
  const message = replyTo(script, asked ?? '');
  return { ...message, respuesta: await withOrders(ctx, message.respuesta) };
}

/** An answer whose texts may be in another language. */
type SaidAnswer = Emisor & Pick<ChatMessage, 'inOwnLanguage'>;

const mostSuggestions = 3;

/** How many questions a reply offers if it did not understand and the first message offers none. */
const mostTopics = 6;

export const replies = lateTexts({
  silent: () => t('assistant.silent', contactWay()),
  suggestions: () => t('assistant.suggestions'),
  unknown: () => t('assistant.unknown'),
});

/**
 * Returns the assistant's reply. `script` contains the answers that shoppers may see; the first of them opens the
 * conversation. The text of a follow-up returns its answer; any other text returns the nearest questions, or a text
 * that says that nothing matches.
 */
export function replyTo(script: readonly SaidAnswer[], asked: string): ChatMessage {
  const [first] = script;
  if (!first) return { kind: 'unknown', name: null, respuesta: replies.silent, alternativa: [] };
  const text = foldedText(asked);
  const exact = script.find(({ name }) => foldedText(name) === text);
  if (exact) return answered(exact);
  if (asked.trim() === '' || isGreeting(asked)) return answered(first);
  const [nearest, ...others] = nearestQuestions(script, asked);
  if (!nearest) return { kind: 'unknown', name: null, respuesta: replies.unknown, alternativa: topics(script, first) };
  if (nearest.isSame && !others.some(({ isSame }) => isSame)) return answered(nearest.answer);
  const names = [nearest, ...others].slice(0, mostSuggestions).map(({ answer }) => answer.name);
  return { kind: 'suggestions', name: null, respuesta: replies.suggestions, alternativa: names };
}

function answered({ name, respuesta, alternativa, inOwnLanguage }: SaidAnswer): ChatMessage {
  return { kind: 'answer', name, respuesta, alternativa, ...(inOwnLanguage && { inOwnLanguage }) };
}

function topics(script: readonly SaidAnswer[], { alternativa }: SaidAnswer): string[] {
  return alternativa.length > 0 ? alternativa : script.slice(0, mostTopics).map(({ name }) => name);
}

/** Returns the scripted questions that match the typed text, best match first. */
function nearestQuestions(script: readonly Emisor[], typed: string): Near[] {
  const words = subjectOf(typed).slice(0, 20);
  const documents = script.map((answer) => ({
    answer,
    question: subjectOf(answer.name),
    text: new Set(subjectOf(answer.respuesta)),
  }));
  const rarity = rarityIn(documents.map(({ question, text }) => new Set([...question, ...text])));
  const asked = words.map((word) => askedWord(word, rarity, script.length));
  return documents
    .map((document) => near(document, asked))
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || a.answer.id - b.answer.id);
}

/**
 * Inverse document frequency: a word in few answers weighs more than one in many, ln(1 + answers / answers with it).
 */
function rarityIn(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...text])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + texts.length / count)]));
}

function askedWord(word: string, rarity: ReadonlyMap<string, number>, answers: number): Asked {
  const likeness = likenessTo(word);
  const found = [...rarity.keys()].map((other) => [other, likeness(other)] as const).filter(([, like]) => like > 0);
  const weights = found.map(([other]) => rarity.get(other) ?? 0);
  const weight = weights.length > 0 ? Math.max(...weights) : unknownWeight * Math.log(1 + answers);
  return { weight, alike: new Map(found) };
}

function near({ answer, question, text }: Document, asked: readonly Asked[]): Near {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const inQuestion = asked.map(({ alike }) => best(alike, question));
  const found = asked.reduce(
    (sum, { weight, alike }, at) => sum + weight * Math.max(inQuestion[at] ?? 0, answerWeight * best(alike, text)),
    0,
  );
  const met = question.filter((word) => asked.some(({ alike }) => alike.has(word))).length;
  const share = question.length === 0 ? 0 : met / question.length;
  const isSame = asked.length > 0 && share === 1 && inQuestion.every((like) => like >= sameWord);
  return { answer, score: total === 0 ? 0 : (0.85 * found) / total + 0.15 * share, isSame };
}

function best(alike: ReadonlyMap<string, number>, words: Iterable<string>): number {
  return Math.max(0, ...[...words].map((word) => alike.get(word) ?? 0));
}
