import { t } from '#messages/messages.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';

/** The words of the tables of the script; those of the requirements, partly English, only in a shop that keeps them to the letter. */
export const tableWords = {
  get delete() {
    return isSpecified() ? t('assistant-desk.delete') : t('assistant-desk.plain-delete');
  },
  deleteNamed: (name: string) =>
    isSpecified() ? t('assistant-desk.deleteNamed', { name }) : t('assistant-desk.plain-deleteNamed', { name }),
  get edit() {
    return isSpecified() ? t('assistant-desk.edit') : t('assistant-desk.plain-edit');
  },
  editNamed: (name: string) =>
    isSpecified() ? t('assistant-desk.editNamed', { name }) : t('assistant-desk.plain-editNamed', { name }),
  get isActive() {
    return isSpecified() ? t('assistant-desk.isActive') : t('assistant-desk.plain-isActive');
  },
  get name() {
    return isSpecified() ? t('assistant-desk.name') : t('assistant-desk.plain-name');
  },
  get newQuestion() {
    return isSpecified() ? t('assistant-desk.newQuestion') : t('assistant-desk.plain-newQuestion');
  },
  get noAlternatives() {
    return isSpecified() ? t('assistant-desk.noAlternatives') : t('assistant-desk.plain-noAlternatives');
  },
  get questionTitle() {
    return isSpecified() ? t('assistant-desk.questionTitle') : t('assistant-desk.plain-questionTitle');
  },
  get answersTitle() {
    return isSpecified() ? t('assistant-desk.answersTitle') : t('assistant-desk.plain-answersTitle');
  },
  get questionsTitle() {
    return isSpecified() ? t('assistant-desk.questionsTitle') : t('assistant-desk.plain-questionsTitle');
  },
  get insertQuestion() {
    return isSpecified() ? t('assistant-desk.insertQuestion') : t('assistant-desk.plain-insertQuestion');
  },
};
