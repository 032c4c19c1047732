import { t } from '#messages/messages.ts';
import type { Emisor, Receptor } from '#contract/office/assistant.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';

export type QuestionValues = Readonly<Pick<Receptor, 'name' | 'isActive'>>;

/** Returns the form values of a question; a new one is active. */
export function questionValues(question: Receptor | null): QuestionValues {
  return { name: question?.name ?? '', isActive: question?.isActive ?? true };
}

const stateName = (isActive: boolean) => (isActive ? t('assistant-desk.active') : t('assistant-desk.inactive'));

/** The names of the fields in a version conflict. */
export const questionWords: FormWords<QuestionValues> = {
  name: { label: t('assistant-desk.questionName'), shown: (name) => name },
  isActive: { label: t('assistant-desk.state'), shown: stateName },
};

export type AnswerValues = Readonly<Pick<Emisor, 'name' | 'respuesta' | 'isActive'>> & {
  readonly alternativa: readonly string[];
};

/** Returns the form values of an answer; a new one is active. */
export function answerValues(answer: Emisor | null): AnswerValues {
  const { name = '', respuesta = '', isActive = true, alternativa = [] } = answer ?? {};
  return { name, respuesta, isActive, alternativa };
}

/**
 * The names of the fields in a version conflict. Other people may have renamed its question, which the answer follows.
 */
export const answerWords: FormWords<AnswerValues> = {
  name: { label: t('assistant-desk.question'), shown: (name) => name },
  respuesta: { label: t('assistant-desk.answer'), shown: (text) => text.trim() },
  isActive: { label: t('assistant-desk.state'), shown: stateName },
  alternativa: { label: t('assistant-desk.followUps'), shown: (names) => names.join(', ') },
};
