import type { ChatMessage } from '#contract/assistant.ts';
import { isMessage } from './conversation.ts';

/** The shop is given up on after this time, in ms. */
const limitMs = 10_000;

/** Asks the shop for the assistant's answer; null asks for its first message. Throws when none comes. */
export async function fetchMessage(asked: string | null, signal: AbortSignal): Promise<ChatMessage> {
  const query = asked === null ? '' : `?${new URLSearchParams({ pregunta: asked }).toString()}`;
  const response = await fetch(`/assistant/message${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
  });
  const message: unknown = response.ok ? await response.json() : undefined;
  if (!isMessage(message)) throw new Error(`no answer of the assistant: ${response.status}`);
  return message;
}
