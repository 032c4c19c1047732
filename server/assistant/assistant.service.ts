import type { ChatMessage } from '#contract/assistant.ts';
import type { Executor } from '#platform/database/database.ts';
import { allAnswers } from './assistant.queries.ts';
import { replyTo } from './reply.ts';
import { openAnswers } from './scripted-answers.ts';

/** What the assistant says to `asked`, to everybody the same; undefined or empty asks for its first message. */
export async function nextMessage(db: Executor, asked: string | undefined): Promise<ChatMessage> {
  return replyTo(openAnswers(await allAnswers(db)), asked ?? '');
}
