import type { ChatMessage } from '#contract/assistant.ts';
import { isRecord } from '../client-state/kept-text.ts';

/** A step of a conversation: what the shopper asked, null for the first message, and what the assistant said. */
export type Turn = {
  readonly asked: string | null;
  readonly kind: ChatMessage['kind'];
  readonly respuesta: string;
  readonly alternativa: readonly string[];
};

/** The oldest turn first. */
export type Conversation = readonly Turn[];

/** An older turn than this many is forgotten. */
export const mostTurns = 40;

/** The longest question that can be typed, in characters. */
export const longestQuestion = 200;

const longestAnswer = 2000;
const mostAlternatives = 20;

export const noConversation: Conversation = [];

/** The conversation with an answer more. A first message begins it anew. */
export function answered(turns: Conversation, asked: string | null, message: ChatMessage): Conversation {
  const { kind, respuesta, alternativa } = message;
  const turn = { asked, kind, respuesta, alternativa };
  return asked === null ? [turn] : [...turns, turn].slice(-mostTurns);
}

/** Without its last question and answer; the first message stays. */
export function steppedBack(turns: Conversation): Conversation {
  return turns.length > 1 ? turns.slice(0, -1) : turns;
}

const kinds: readonly unknown[] = ['answer', 'suggestions', 'unknown'] satisfies ChatMessage['kind'][];

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** True if something is a message that the panel can show. */
export function isMessage(value: unknown): value is ChatMessage {
  if (!isRecord(value)) return false;
  const { kind, respuesta, alternativa } = value;
  return (
    kinds.includes(kind) &&
    isText(respuesta, longestAnswer) &&
    Array.isArray(alternativa) &&
    alternativa.length <= mostAlternatives &&
    alternativa.every((one) => isText(one, longestQuestion))
  );
}

function isTurn(value: unknown): value is Turn {
  return isMessage(value) && 'asked' in value && (value.asked === null || isText(value.asked, longestQuestion));
}

/** True if something restored from the browser's storage is a conversation that the panel can show. */
export function isConversation(value: unknown): value is Conversation {
  return Array.isArray(value) && value.length <= mostTurns && value.every(isTurn);
}
