import { t } from '#messages/messages.ts';

type Words = { readonly title: string; readonly confirm: string };

const leave: Words = { title: t('unsaved.leave'), confirm: t('unsaved.leaveConfirm') };
const discard: Words = { title: t('unsaved.discard'), confirm: t('unsaved.discardConfirm') };

/** The texts of the question before unsaved content is lost. */
export const leaveWords = {
  leave,
  discard,
  stay: t('unsaved.stay'),
  lost: t('unsaved.lost'),
} as const;
