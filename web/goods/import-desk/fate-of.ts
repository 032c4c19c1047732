import { t } from '#messages/messages.ts';
import type { Fate } from '#contract/goods/imports/import-states.ts';

/** What becomes of a product, as it is said of one. */
export const fateOf: Readonly<Record<Fate, string>> = {
  new: t('import-desk.oneNew'),
  changed: t('import-desk.oneChanged'),
  unchanged: t('import-desk.oneUnchanged'),
  wrong: t('import-desk.oneWrong'),
};
