import type { ChatMessage } from '#contract/office/assistant.ts';
import type { Context } from '#server/core/context/context.ts';
import { answerInWords } from './answer-in-words.ts';
import { allAnswers } from './assistant.queries.ts';
import { withOrders } from './order-answer.ts';
import { replyTo } from './reply.ts';
import { openAnswers } from './scripted-answers.ts';

/**
 * Returns the assistant's message for `asked`; undefined or empty asks for the first message. It is the same for every
 * visitor, except for the state of their own orders.
 */
export async function nextMessage(ctx: Context, asked: string | undefined): Promise<ChatMessage> {
  const script = openAnswers(await allAnswers(ctx.db)).map((answer) => answerInWords(answer));
  const message = replyTo(script, asked ?? '');
  return { ...message, respuesta: await withOrders(ctx, message.respuesta) };
}
