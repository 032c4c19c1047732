/**
 * The country of the shop: its code (ISO 3166), its currency (ISO 4217), the language and form in which amounts and dates
 * are written (BCP 47), where days begin and end (IANA time zone), and how telephone numbers begin. `returnDays` is for how
 * many days after the delivery the shop takes goods back or exchanges them. Every page carries it.
 */
export const country = {
  code: 'AR',
  currency: 'ARS',
  locale: 'es-AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  phonePrefix: '+54',
  returnDays: 30,
} as const;
