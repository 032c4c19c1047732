/**
 * The country of the shop: its code (ISO 3166), its currency (ISO 4217), the language and form in which amounts and dates
 * are written (BCP 47), where days begin and end (IANA time zone), how telephone numbers begin, and for how
 * many days a purchase from afar can be taken back (Ley 24.240, art. 34). `returnDays` is for how many days after the
 * delivery the shop takes goods back or exchanges them. Every page carries it.
 */
export const country = {
  code: 'AR',
  currency: 'ARS',
  locale: 'es-AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  phonePrefix: '+54',
  withdrawalDays: 10,
  returnDays: 30,
} as const;
