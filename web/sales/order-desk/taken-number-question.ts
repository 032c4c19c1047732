import { t } from '#messages/messages.ts';

/** What is asked of a number that another order's parcel has already; `taken` says which. */
export const takenNumberQuestion = (taken: string) => ({
  title: t('order-desk.takenNumberQuestion'),
  text: t('order-desk.takenNumberMeaning', { taken }),
  confirm: t('order-desk.takenNumberConfirm'),
});
