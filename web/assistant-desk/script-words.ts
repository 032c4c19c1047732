import type { Emisor, Receptor } from '#contract/assistant.ts';
import type { FormWords } from '../forms/field-conflicts.ts';

export type QuestionValues = Readonly<Pick<Receptor, 'name' | 'isActive'>>;

/** Returns the form values of a question; a new one is active. */
export function questionValues(question: Receptor | null): QuestionValues {
  return { name: question?.name ?? '', isActive: question?.isActive ?? true };
}

const stateName = (isActive: boolean) => (isActive ? 'Activo' : 'Desactivado');

/** The names of the fields in a version conflict. */
export const questionWords: FormWords<QuestionValues> = {
  name: { label: 'Nombre', shown: (name) => name },
  isActive: { label: 'Estado', shown: stateName },
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
  name: { label: 'Pregunta', shown: (name) => name },
  respuesta: { label: 'Respuesta', shown: (text) => text.trim() },
  isActive: { label: 'Estado', shown: stateName },
  alternativa: { label: 'Sub alternativas', shown: (names) => names.join(', ') },
};
