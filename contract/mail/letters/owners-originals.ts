import { t } from '#messages/messages.ts';
import type { LetterTexts } from './letter.ts';
import { marks } from './letter-marks.ts';

/** The original texts of letters to those who work in the shop. */
export const ownersOriginals = {
  'new-claim': () => ({
    subject: t('letter.newClaim.subject', marks),
    title: t('letter.newClaim.title', marks),
    text: t('letter.newClaim.text', marks),
    note: '',
  }),
  'new-order': () => ({
    subject: t('letter.newOrder.subject', marks),
    title: t('letter.newOrder.title', marks),
    text: t('letter.newOrder.text', marks),
    note: t('letter.newOrder.note', marks),
  }),
  'webhook-off': () => ({
    subject: t('letter.webhookOff.subject', marks),
    title: t('letter.webhookOff.title'),
    text: t('letter.webhookOff.text', marks),
    note: '',
  }),
  'admin-password': () => ({
    subject: t('letter.adminPassword.subject', marks),
    title: t('letter.adminPassword.title', marks),
    text: t('letter.adminPassword.text', marks),
    note: t('letter.adminPassword.note', marks),
  }),
} as const satisfies Readonly<Record<string, () => LetterTexts>>;
