import { t } from '#messages/messages.ts';
import type { accountLetters } from './account-letters.ts';
import type { LetterTexts } from './letter.ts';
import { marks } from './letter-marks.ts';

/** The texts that the letters of an account have until the owner changes them. */
export const originalAccountLetters: Readonly<Record<keyof typeof accountLetters, () => LetterTexts>> = {
  welcome: () => ({
    subject: t('letter.welcome.subject', marks),
    title: t('letter.welcome.title', marks),
    text: t('letter.welcome.text', marks),
    note: t('letter.welcome.note'),
  }),
  'confirm-address': () => ({
    subject: t('letter.confirmAddress.subject'),
    title: t('letter.confirmAddress.title', marks),
    text: t('letter.confirmAddress.text', marks),
    note: t('letter.confirmAddress.note', marks),
  }),
  'password-reset': () => ({
    subject: t('letter.passwordReset.subject'),
    title: t('letter.passwordReset.title', marks),
    text: t('letter.passwordReset.text', marks),
    note: t('letter.passwordReset.note', marks),
  }),
  'password-changed': () => ({
    subject: t('letter.passwordChanged.subject'),
    title: t('letter.passwordChanged.title', marks),
    text: t('letter.passwordChanged.text', marks),
    note: '',
  }),
  'email-change-asked': () => ({
    subject: t('letter.emailChangeAsked.subject'),
    title: t('letter.emailChangeAsked.title', marks),
    text: t('letter.emailChangeAsked.text', marks),
    note: t('letter.emailChangeAsked.note'),
  }),
  'email-changed': () => ({
    subject: t('letter.emailChanged.subject'),
    title: t('letter.emailChanged.title', marks),
    text: t('letter.emailChanged.text', marks),
    note: t('letter.emailChanged.note', marks),
  }),
  'data-copy': () => ({
    subject: t('letter.dataCopy.subject'),
    title: t('letter.dataCopy.title', marks),
    text: t('letter.dataCopy.text', marks),
    note: t('letter.dataCopy.note', marks),
  }),
  'erasure-confirm': () => ({
    subject: t('letter.erasureConfirm.subject'),
    title: t('letter.erasureConfirm.title', marks),
    text: t('letter.erasureConfirm.text', marks),
    note: t('letter.erasureConfirm.note', marks),
  }),
  'erasure-asked': () => ({
    subject: t('letter.erasureAsked.subject'),
    title: t('letter.erasureAsked.title', marks),
    text: t('letter.erasureAsked.text', marks),
    note: t('letter.erasureAsked.note'),
  }),
  'erasure-dropped': () => ({
    subject: t('letter.erasureDropped.subject'),
    title: t('letter.erasureDropped.title', marks),
    text: t('letter.erasureDropped.text', marks),
    note: t('letter.erasureDropped.note', marks),
  }),
  'new-device': () => ({
    subject: t('letter.newDevice.subject'),
    title: t('letter.newDevice.title', marks),
    text: t('letter.newDevice.text', marks),
    note: t('letter.newDevice.note'),
  }),
  'factor-added': () => ({
    subject: t('letter.factorAdded.subject'),
    title: t('letter.factorAdded.title', marks),
    text: t('letter.factorAdded.text', marks),
    note: t('letter.factorAdded.note'),
  }),
  'factor-removed': () => ({
    subject: t('letter.factorRemoved.subject'),
    title: t('letter.factorRemoved.title', marks),
    text: t('letter.factorRemoved.text', marks),
    note: t('letter.factorRemoved.note'),
  }),
  'factor-help': () => ({
    subject: t('letter.factorHelp.subject'),
    title: t('letter.factorHelp.title', marks),
    text: t('letter.factorHelp.text', marks),
    note: t('letter.factorHelp.note'),
  }),
  'factor-helped': () => ({
    subject: t('letter.factorHelped.subject'),
    title: t('letter.factorHelped.title', marks),
    text: t('letter.factorHelped.text', marks),
    note: t('letter.factorHelped.note'),
  }),
};
