import { href } from 'react-router';
import type { ChatMessage } from '#contract/office/assistant.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { ask } from '#web/core/requests/ask.ts';
import type { Cause } from '#web/core/requests/request-failure.ts';
import { isMessage } from './conversation.ts';

/** The timeout of a request, in ms. */
const limitMs = 10_000;

/** Requests the assistant's answer; null requests its first message. Returns the cause if it fails. */
export async function fetchMessage(asked: string | null, signal: AbortSignal): Promise<ChatMessage | Cause> {
  const query = asked === null ? '' : `?${new URLSearchParams({ pregunta: asked }).toString()}`;
  const answer = await ask(
    `${withPrefix(href('/assistant/message'))}${query}`,
    AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
  );
  if (!answer.ok) return answer.cause;
  return isMessage(answer.body) ? answer.body : { kind: 'fault' };
}
