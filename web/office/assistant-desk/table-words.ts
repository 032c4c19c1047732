import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';

/** The words of the tables of the script; those of the requirements, partly English, only in a shop that keeps them to the letter. */
export const tableWords = lateTexts({
  delete: () => (isSpecified() ? t('assistant-desk.delete') : t('assistant-desk.plain-delete')),
  edit: () => (isSpecified() ? t('assistant-desk.edit') : t('assistant-desk.plain-edit')),
  isActive: () => (isSpecified() ? t('assistant-desk.isActive') : t('assistant-desk.plain-isActive')),
  name: () => (isSpecified() ? t('assistant-desk.name') : t('assistant-desk.plain-name')),
  newQuestion: () => (isSpecified() ? t('assistant-desk.newQuestion') : t('assistant-desk.plain-newQuestion')),
  noAlternatives: () => (isSpecified() ? t('assistant-desk.noAlternatives') : t('assistant-desk.plain-noAlternatives')),
  questionTitle: () => (isSpecified() ? t('assistant-desk.questionTitle') : t('assistant-desk.plain-questionTitle')),
  answersTitle: () => (isSpecified() ? t('assistant-desk.answersTitle') : t('assistant-desk.plain-answersTitle')),
  questionsTitle: () => (isSpecified() ? t('assistant-desk.questionsTitle') : t('assistant-desk.plain-questionsTitle')),
  insertQuestion: () => (isSpecified() ? t('assistant-desk.insertQuestion') : t('assistant-desk.plain-insertQuestion')),
});

/** The names of their buttons, which name the row. */
export const rowActions = {
  deleteNamed: (name: string) =>
    isSpecified() ? t('assistant-desk.deleteNamed', { name }) : t('assistant-desk.plain-deleteNamed', { name }),
  editNamed: (name: string) =>
    isSpecified() ? t('assistant-desk.editNamed', { name }) : t('assistant-desk.plain-editNamed', { name }),
};
