import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import type { ChatMessage, Emisor } from '#contract/office/assistant.ts';
import { contactWay } from '#contract/core/fields/contact-way.ts';
import { nearestQuestions } from './nearest-questions.ts';
import { foldedText, isGreeting } from './spanish-words.ts';

/** An answer whose texts may be in another language. */
type SaidAnswer = Emisor & Pick<ChatMessage, 'inOwnLanguage'>;

const mostSuggestions = 3;

/** How many questions a reply offers if it did not understand and the first message offers none. */
const mostTopics = 6;

export const replies = lateTexts({
  silent: () => t('assistant.silent', contactWay()),
  suggestions: () => t('assistant.suggestions'),
  unknown: () => t('assistant.unknown'),
});

/**
 * Returns the assistant's reply. `script` contains the answers that shoppers may see; the first of them opens the
 * conversation. The text of a follow-up returns its answer; any other text returns the nearest questions, or a text
 * that says that nothing matches.
 */
export function replyTo(script: readonly SaidAnswer[], asked: string): ChatMessage {
  const [first] = script;
  if (!first) return { kind: 'unknown', name: null, respuesta: replies.silent, alternativa: [] };
  const text = foldedText(asked);
  const exact = script.find(({ name }) => foldedText(name) === text);
  if (exact) return answered(exact);
  if (asked.trim() === '' || isGreeting(asked)) return answered(first);
  const [nearest, ...others] = nearestQuestions(script, asked);
  if (!nearest) return { kind: 'unknown', name: null, respuesta: replies.unknown, alternativa: topics(script, first) };
  if (nearest.isSame && !others.some(({ isSame }) => isSame)) return answered(nearest.answer);
  const names = [nearest, ...others].slice(0, mostSuggestions).map(({ answer }) => answer.name);
  return { kind: 'suggestions', name: null, respuesta: replies.suggestions, alternativa: names };
}

function answered({ name, respuesta, alternativa, inOwnLanguage }: SaidAnswer): ChatMessage {
  return { kind: 'answer', name, respuesta, alternativa, ...(inOwnLanguage && { inOwnLanguage }) };
}

function topics(script: readonly SaidAnswer[], { alternativa }: SaidAnswer): string[] {
  return alternativa.length > 0 ? alternativa : script.slice(0, mostTopics).map(({ name }) => name);
}
