import { t } from '#messages/messages.ts';

/** The query parameters that the payment provider adds to the return address, and their names in the shop. */
const returned = [
  ['collection_id', t('payments.collectionId')],
  ['collection_status', t('payments.collectionStatus')],
  ['payment_id', t('payments.paymentId')],
  ['status', t('order-words.status')],
  ['external_reference', t('payments.externalReference')],
  ['payment_type', t('payments.paymentType')],
  ['merchant_order_id', t('payments.merchantOrderId')],
  ['preference_id', t('payments.preferenceId')],
  ['site_id', t('payments.siteId')],
  ['processing_mode', t('payments.processingMode')],
  ['merchant_account_id', t('payments.merchantAccountId')],
] as const;

const longest = 200;

/** Returns the eleven values of a return, in the provider's order; a dash for missing or empty ones. */
export function returnedValues(query: URLSearchParams): { key: string; label: string; value: string }[] {
  return returned.map(([key, label]) => ({ key, label, value: query.get(key)?.slice(0, longest) || '—' }));
}
