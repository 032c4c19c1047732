import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The fixed texts of the registration, in their own file so that other pages do not load them. */
export const registrationTexts = lateTexts({
  title: () => t('registration-texts.title'),
  name: () => t('registration-texts.name'),
  email: () => t('registration-texts.email'),
  username: () => t('registration-texts.username'),
  password: () => t('registration-texts.password'),
  repeatPassword: () => t('registration-texts.repeatPassword'),
  submit: () => t('registration-texts.submit'),
  back: () => t('registration-texts.back'),
  done: () => t('registration-texts.done'),
  nameMissing: () => t('registration-texts.nameMissing'),
  nameDigits: () => t('registration-texts.nameDigits'),
  nameSpecial: () => t('registration-texts.nameSpecial'),
  emailMissing: () => t('registration-texts.emailMissing'),
  emailInvalid: () => t('registration-texts.emailInvalid'),
  emailTaken: () => t('registration-texts.emailTaken'),
  usernameMissing: () => t('registration-texts.usernameMissing'),
  usernameTaken: () => t('registration-texts.usernameTaken'),
  passwordMissing: () => t('registration-texts.passwordMissing'),
  passwordsDiffer: () => t('registration-texts.passwordsDiffer'),
});
