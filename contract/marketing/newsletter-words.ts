import { shop } from '#contract/core/shop/shop.ts';
import { t } from '#messages/messages.ts';

/** What one agrees to by asking for the newsletter: the forms show it, and the record keeps it. */
export const askedWording = (): string => t('newsletter.consent', { shop: shop().name });

/** What one agrees to by confirming it. */
export const confirmedWording = (): string => t('newsletter.confirmConsent', { shop: shop().name });
