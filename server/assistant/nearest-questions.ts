import type { Emisor } from '#contract/assistant.ts';
import { likenessTo, subjectOf } from './spanish-words.ts';

/** A scripted answer beside what was typed. `score` from 0 to 1; `isSame`: it asks for just that, in other words. */
export type Near = { readonly answer: Emisor; readonly score: number; readonly isSame: boolean };

/** Below this, a question has hardly a word in common with what was typed. */
const leastScore = 0.35;

/** A word of the answer says less than one of the question: alone, it is not near enough. */
const answerWeight = 0.4;

/** A word that the script does not know counts for half of one that a single answer has. */
const unknownWeight = 0.5;

/** Nearer than a word that only stands for the same thing: the word itself, its family, or a slip. */
const sameWord = 0.75;

/** The scripted questions that are about what was typed, the nearest first. */
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

/** A typed word: how much it tells questions apart, and what the script has that is like it. */
type Asked = { readonly weight: number; readonly alike: ReadonlyMap<string, number> };

/** A word that few answers have says more than one that many have: ln(1 + answers / answers with it). */
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
