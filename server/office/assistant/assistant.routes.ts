import type { assistant } from '#contract/office/assistant.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from './answers.service.ts';
import { nextMessage } from './assistant.service.ts';
import { addQuestion, changeQuestion, listQuestions, removeQuestion } from './questions.service.ts';

export const assistantRoutes: Routes<typeof assistant> = {
  message: (ctx, { dataString }) => nextMessage(ctx, dataString),
  questions: (ctx) => listQuestions(ctx),
  addQuestion,
  changeQuestion,
  removeQuestion: (ctx, { id }) => removeQuestion(ctx, id),
  answers: (ctx) => listAnswers(ctx),
  addAnswer,
  changeAnswer,
  removeAnswer: (ctx, { id }) => removeAnswer(ctx, id),
};
