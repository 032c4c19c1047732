import { t } from '#messages/messages.ts';

/** The literal texts of the pages that only inform. */
export const infoTexts = {
  get payment() {
    return t('info-texts.payment');
  },
  get profileInProgress() {
    return t('info-texts.profileInProgress');
  },
};
