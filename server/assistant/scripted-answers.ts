import type { Emisor } from '#contract/assistant.ts';

/** An answer as it is written, with whether its question may be asked. */
export type ScriptedAnswer = Emisor & { readonly isQuestionActive: boolean };

/**
 * What shoppers may see of the script: answers that are active, to questions that are active, and of their alternatives
 * those that such an answer leads on from, so that no button ends nowhere.
 */
export function openAnswers(script: readonly ScriptedAnswer[]): Emisor[] {
  const open = script.filter(({ isActive, isQuestionActive }) => isActive && isQuestionActive);
  const names = new Set(open.map(({ name }) => name));
  return open.map(({ isQuestionActive: _isOpen, ...answer }) => ({
    ...answer,
    alternativa: answer.alternativa.filter((name) => names.has(name)),
  }));
}
