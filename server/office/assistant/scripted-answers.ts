import type { Emisor } from '#contract/office/assistant.ts';

/** An answer as it is stored, and whether its question is active. */
export type ScriptedAnswer = Emisor & { readonly isQuestionActive: boolean };

/**
 * Returns the answers that shoppers may see: active answers to active questions. Of their follow-ups, only those with
 * such an answer remain, so that every button leads to an answer.
 */
export function openAnswers(script: readonly ScriptedAnswer[]): Emisor[] {
  const open = script.filter(({ isActive, isQuestionActive }) => isActive && isQuestionActive);
  const names = new Set(open.map(({ name }) => name));
  return open.map(({ isQuestionActive: _isOpen, ...answer }) => ({
    ...answer,
    alternativa: answer.alternativa.filter((name) => names.has(name)),
  }));
}
