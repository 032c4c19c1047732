import type { assistant } from '#contract/assistant.ts';
import type { Routes } from '../http/mount.ts';
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from './answers.service.ts';
import { nextMessage } from './assistant.service.ts';
import { addQuestion, changeQuestion, listQuestions, removeQuestion } from './questions.service.ts';

export const assistantRoutes: Routes<typeof assistant> = {
  message: ({ db }, { dataString }) => nextMessage(db, dataString),
  questions: (ctx) => listQuestions(ctx),
  addQuestion: ({ db }, question) => addQuestion(db, question),
  changeQuestion: ({ db }, question) => changeQuestion(db, question),
  removeQuestion: ({ db }, { id }) => removeQuestion(db, id),
  answers: (ctx) => listAnswers(ctx),
  addAnswer: ({ db }, answer) => addAnswer(db, answer),
  changeAnswer: ({ db }, answer) => changeAnswer(db, answer),
  removeAnswer: ({ db }, { id }) => removeAnswer(db, id),
};
