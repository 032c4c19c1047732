import { ownValue } from '#contract/core/fields/own-value.ts';
import { demoAnswers, start } from '../office/assistant/demo-answers.ts';
import { englishAccountAnswers } from './answers/account.ts';
import { englishBuyingAnswers } from './answers/buying.ts';
import { englishDeliveryAnswers } from './answers/delivery.ts';
import type { EnglishAnswers } from './answers/english-answer.ts';
import { englishGarmentAnswers } from './answers/garments.ts';

/** The script of the demo's assistant in English, by the name of each question. */
export const englishScript: EnglishAnswers = {
  [start]: {
    question: 'Back to the start',
    answer: 'Hello, I am Percha’s assistant. Choose a topic or type your question: how can I help you?',
  },
  ...englishDeliveryAnswers,
  ...englishGarmentAnswers,
  ...englishBuyingAnswers,
  ...englishAccountAnswers,
};

/** The questions and answers of the demo's assistant, and the same in English. Made from the script, since answers name prices. */
export const englishAnswers: Readonly<Record<string, string>> = Object.fromEntries(
  demoAnswers.flatMap(({ name, respuesta }) => {
    const english = ownValue(englishScript, name);
    if (!english) throw new RangeError(`no English for the question ${name}`);
    return [
      [name, english.question],
      [respuesta, english.answer],
    ];
  }),
);
