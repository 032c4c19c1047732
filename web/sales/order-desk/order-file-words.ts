import { t } from '#messages/messages.ts';

/** What is said when a note was added. */
export const noteSaved = t('order-desk.noteSaved');
