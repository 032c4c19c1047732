import type { ConsentKind, ConsentPlace } from '#contract/people/accounts/consents.ts';
import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/** What happened to a consent, in words. */
export const consentWords: Readonly<Record<ConsentKind, string>> = lateTexts({
  asked: () => t('newsletter.whatAsked'),
  confirmed: () => t('newsletter.whatConfirmed'),
  given: () => t('newsletter.whatGiven'),
  before: () => t('newsletter.whatBefore'),
  imported: () => t('newsletter.whatImported'),
  joined: () => t('newsletter.whatJoined'),
  'ended-link': () => t('newsletter.whatEndedLink'),
  'ended-person': () => t('newsletter.whatEndedPerson'),
  'ended-bounce': () => t('newsletter.whatEndedBounce'),
  'ended-shop': () => t('newsletter.whatEndedShop'),
});

/** Where it happened, in words. */
export const placeWords: Readonly<Record<ConsentPlace, string>> = lateTexts({
  newsletter: () => t('newsletter.placePage'),
  footer: () => t('newsletter.placeFooter'),
  letter: () => t('newsletter.placeLetter'),
  profile: () => t('newsletter.placeProfile'),
  unsubscribe: () => t('newsletter.placeUnsubscribe'),
  'one-click': () => t('newsletter.placeOneClick'),
  call: () => t('newsletter.placeCall'),
  bounce: () => t('newsletter.placeBounce'),
  desk: () => t('newsletter.placeDesk'),
  import: () => t('newsletter.placeImport'),
  before: () => t('newsletter.placeBefore'),
  proof: () => t('newsletter.placeProof'),
});
