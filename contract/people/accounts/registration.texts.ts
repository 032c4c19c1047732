import { t } from '#messages/messages.ts';

/** The fixed texts of the registration, in their own file so that other pages do not load them. */
export const registrationTexts = {
  get title() {
    return t('registration-texts.title');
  },
  get name() {
    return t('registration-texts.name');
  },
  get email() {
    return t('registration-texts.email');
  },
  get username() {
    return t('registration-texts.username');
  },
  get password() {
    return t('registration-texts.password');
  },
  get repeatPassword() {
    return t('registration-texts.repeatPassword');
  },
  get submit() {
    return t('registration-texts.submit');
  },
  get back() {
    return t('registration-texts.back');
  },
  get done() {
    return t('registration-texts.done');
  },
  get nameMissing() {
    return t('registration-texts.nameMissing');
  },
  get nameDigits() {
    return t('registration-texts.nameDigits');
  },
  get nameSpecial() {
    return t('registration-texts.nameSpecial');
  },
  get emailMissing() {
    return t('registration-texts.emailMissing');
  },
  get emailInvalid() {
    return t('registration-texts.emailInvalid');
  },
  get emailTaken() {
    return t('registration-texts.emailTaken');
  },
  get usernameMissing() {
    return t('registration-texts.usernameMissing');
  },
  get usernameTaken() {
    return t('registration-texts.usernameTaken');
  },
  get passwordMissing() {
    return t('registration-texts.passwordMissing');
  },
  get passwordsDiffer() {
    return t('registration-texts.passwordsDiffer');
  },
};
