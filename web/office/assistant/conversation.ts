import type { ChatMessage } from '#contract/office/assistant.ts';
import { isRecord } from '#web/core/hydration/unknown-values.ts';

/** A turn of a conversation: the shopper's question (null for the first message) and the assistant's answer. */
export type Turn = {
  readonly asked: string | null;
  readonly kind: ChatMessage['kind'];
  readonly respuesta: string;
  readonly alternativa: readonly string[];
  /** In the second language: what of it is still in the shop's own. */
  readonly inOwnLanguage?: ChatMessage['inOwnLanguage'];
};

/** Oldest turn first. */
export type Conversation = readonly Turn[];

/** How many turns are kept; older ones are dropped. */
export const mostTurns = 40;

/** The maximum length of a typed question, in characters. */
export const longestQuestion = 200;

const longestAnswer = 2000;
const mostAlternatives = 20;

export const noConversation: Conversation = [];

/** Returns the conversation with one more answer. A first message starts a new conversation. */
export function answered(turns: Conversation, asked: string | null, message: ChatMessage): Conversation {
  const { kind, respuesta, alternativa, inOwnLanguage } = message;
  const turn = { asked, kind, respuesta, alternativa, ...(inOwnLanguage && { inOwnLanguage }) };
  return asked === null ? [turn] : [...turns, turn].slice(-mostTurns);
}

/** Returns the conversation without its last question and answer; the first message stays. */
export function steppedBack(turns: Conversation): Conversation {
  return turns.length > 1 ? turns.slice(0, -1) : turns;
}

const kinds: readonly unknown[] = ['answer', 'suggestions', 'unknown'] satisfies ChatMessage['kind'][];

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** True if a value is a valid message. */
export function isMessage(value: unknown): value is ChatMessage {
  if (!isRecord(value)) return false;
  const { kind, respuesta, alternativa, inOwnLanguage = [] } = value;
  return (
    kinds.includes(kind) &&
    Array.isArray(inOwnLanguage) &&
    isText(respuesta, longestAnswer) &&
    Array.isArray(alternativa) &&
    alternativa.length <= mostAlternatives &&
    alternativa.every((one) => isText(one, longestQuestion))
  );
}

function isTurn(value: unknown): value is Turn {
  return isMessage(value) && 'asked' in value && (value.asked === null || isText(value.asked, longestQuestion));
}

/** True if a value from the browser's storage is a valid conversation. */
export function isConversation(value: unknown): value is Conversation {
  return Array.isArray(value) && value.length <= mostTurns && value.every(isTurn);
}
