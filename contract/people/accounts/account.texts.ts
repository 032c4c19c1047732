import { t } from '#messages/messages.ts';

/** The literal texts of an account's pages. */
export const accountTexts = {
  login: {
    get title() {
      return t('account-texts.loginTitle');
    },
    get username() {
      return t('account-texts.username');
    },
    get password() {
      return t('account-texts.password');
    },
    get submit() {
      return t('account-texts.logIn');
    },
    get refused() {
      return t('account-texts.loginRefused');
    },
  },
  changePassword: {
    get title() {
      return t('account-texts.changePassword');
    },
    get save() {
      return t('account-texts.save');
    },
    get done() {
      return t('account-texts.saved');
    },
    get doneByLink() {
      return t('account-texts.savedByLink');
    },
    get wrong() {
      return t('account-texts.wrongPassword');
    },
  },
  profile: {
    get title() {
      return t('account-texts.profile');
    },
    get save() {
      return t('account-texts.save');
    },
    get done() {
      return t('account-texts.saved');
    },
  },
};
