/** What happened to a consent to advertising. `before`: it was there before the record; `joined`: a reader's became that of an account. */
export const consentKinds = [
  'asked',
  'confirmed',
  'given',
  'before',
  'imported',
  'joined',
  'ended-link',
  'ended-person',
  'ended-bounce',
  'ended-shop',
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/** Where it happened: a page, a form in the footer of all pages, a call of another program, or what needs no person. */
export const consentPlaces = [
  'newsletter',
  'footer',
  'letter',
  'profile',
  'unsubscribe',
  'one-click',
  'call',
  'bounce',
  'desk',
  'import',
  'before',
  'proof',
] as const;

export type ConsentPlace = (typeof consentPlaces)[number];
