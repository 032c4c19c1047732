import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { assistant } from '#contract/office/assistant.ts';
import { area, check, line, part } from '#web/core/forms/field-specs.ts';
import { formOf } from '#web/core/forms/form-of.ts';

const plain = (text: string) => text;

/** Active or not; a new question or answer is. */
const isActive = check(t('assistant-desk.state'), {
  shown: (is) => (is ? t('assistant-desk.active') : t('assistant-desk.inactive')),
  start: true,
});

export const questionForm = formOf({
  rules: assistant.addQuestion.input,
  fields: {
    name: line(t('assistant-desk.questionName'), { shown: plain, autoComplete: 'off', maxLength: 120 }),
    isActive,
  },
});

/** The form of an answer. Other people may have renamed its question, which the answer follows. */
export const answerForm = formOf({
  rules: assistant.addAnswer.input,
  fields: {
    name: line(t('assistant-desk.question'), { shown: plain }),
    respuesta: area(t('assistant-desk.answer'), {
      hint: t('assistant-desk.answerHint', { token: '{compras}' }),
      rows: 4,
      maxLength: 1000,
    }),
    isActive,
    alternativa: part<readonly string[]>(t('assistant-desk.followUps'), {
      shown: (names) => names.join(', '),
      start: [],
      kept: z.array(z.string()),
    }),
  },
});
