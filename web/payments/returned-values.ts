/** The query parameters that the payment provider adds to the return address, and their names in the shop. */
const returned = [
  ['collection_id', 'ID de cobro'],
  ['collection_status', 'Estado del cobro'],
  ['payment_id', 'ID de pago'],
  ['status', 'Estado'],
  ['external_reference', 'Referencia externa'],
  ['payment_type', 'Tipo de pago'],
  ['merchant_order_id', 'ID de orden del comercio'],
  ['preference_id', 'ID de preferencia'],
  ['site_id', 'ID del sitio'],
  ['processing_mode', 'Modo de procesamiento'],
  ['merchant_account_id', 'ID de cuenta del comercio'],
] as const;

const longest = 200;

/** Returns the eleven values of a return, in the provider's order; a dash for missing or empty ones. */
export function returnedValues(query: URLSearchParams): { key: string; label: string; value: string }[] {
  return returned.map(([key, label]) => ({ key, label, value: query.get(key)?.slice(0, longest) || '—' }));
}
