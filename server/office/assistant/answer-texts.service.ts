import type { Executor } from '#platform/database/database.ts';
import type { Say } from '#server/core/context/shown-words.ts';
import { answerInWords } from './answer-in-words.ts';
import { allAnswers } from './assistant.queries.ts';

/** Says the texts of the assistant's answers, and the questions that they answer. */
export async function sayAnswers(db: Executor, say: Say): Promise<void> {
  for (const answer of await allAnswers(db)) answerInWords(answer, say);
}
