import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The literal texts of an account's pages. */
export const accountTexts = {
  login: lateTexts({
    title: () => t('account-texts.loginTitle'),
    username: () => t('account-texts.username'),
    password: () => t('account-texts.password'),
    submit: () => t('account-texts.logIn'),
    refused: () => t('account-texts.loginRefused'),
  }),
  changePassword: lateTexts({
    title: () => t('account-texts.changePassword'),
    save: () => t('account-texts.save'),
    done: () => t('account-texts.saved'),
    doneByLink: () => t('account-texts.savedByLink'),
    wrong: () => t('account-texts.wrongPassword'),
  }),
  profile: lateTexts({
    title: () => t('account-texts.profile'),
    save: () => t('account-texts.save'),
    done: () => t('account-texts.saved'),
  }),
};
