import type { ChatMessage } from '#contract/assistant.ts';
import { ask } from '../requests/ask.ts';
import type { Cause } from '../requests/request-failure.ts';
import { isMessage } from './conversation.ts';

/** The shop is given up on after this time, in ms. */
const limitMs = 10_000;

/** Asks the shop for the assistant's answer; null asks for its first message. Returns why when none comes. */
export async function fetchMessage(asked: string | null, signal: AbortSignal): Promise<ChatMessage | Cause> {
  const query = asked === null ? '' : `?${new URLSearchParams({ pregunta: asked }).toString()}`;
  const answer = await ask(`/assistant/message${query}`, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
  if (!answer.ok) return answer.cause;
  return isMessage(answer.body) ? answer.body : { kind: 'fault' };
}
