import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** The literal texts of the pages that only inform. */
export const infoTexts = lateTexts({
  payment: () => t('info-texts.payment'),
  profileInProgress: () => t('info-texts.profileInProgress'),
});
