import type { Emisor } from '#contract/office/assistant.ts';
import { likenessTo, subjectOf } from './spanish-words.ts';

/**
 * A scripted answer and how well it matches the typed text. `score` is from 0 to 1; `isSame` is true if the text asks
 * the same in other words.
 */
export type Near = { readonly answer: Emisor; readonly score: number; readonly isSame: boolean };

/** Below this score, a question has hardly a word in common with the typed text. */
const leastScore = 0.35;

/** The weight of a word that only the answer contains, not the question: alone, it is not enough for a match. */
const answerWeight = 0.4;

/** The weight of a word that the script does not contain: half of a word that a single answer contains. */
const unknownWeight = 0.5;

/** At or above this similarity, it is the word itself, one with the same stem, or a typo; below it, a synonym. */
const sameWord = 0.75;

/** Returns the scripted questions that match the typed text, best match first. */
export function nearestQuestions(script: readonly Emisor[], typed: string): Near[] {
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

type Document = { readonly answer: Emisor; readonly question: readonly string[]; readonly text: ReadonlySet<string> };

/** A typed word: its weight (how well it distinguishes questions), and the similar words in the script. */
type Asked = { readonly weight: number; readonly alike: ReadonlyMap<string, number> };

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
