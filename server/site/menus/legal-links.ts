import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { sellerSettings } from '#contract/core/settings/seller-settings.ts';
import type { ShownLink } from '#contract/site/menus.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import { secondLanguage } from '#server/core/context/request-language.ts';
import type { StandingPage } from '../pages/legal-pages.service.ts';
import type { PublicPage } from '../pages/pages.service.ts';
import { linkTo } from './show-menu.ts';

/**
 * Returns the links that laws want at the end of every page: the page of the tax authority about the seller, if the owner
 * set it; and where buyers of the shop's country complain: its book of complaints and the reversal of a payment, if the law
 * demands them, and the authority.
 */
export function legalLinks(fiscalPage: string): ShownLink[] {
  const { code, duties } = presentCountry();
  const { complaintsBook, paymentReversal, complaints } = duties;
  const { onlyIn } = sellerSettings.fields.fiscalPage;
  return [
    ...(fiscalPage === '' || !onlyIn.some((country) => country === code)
      ? []
      : [{ text: t('menus.fiscalData'), to: fiscalPage }]),
    ...(complaintsBook ? [{ text: t('menus.complaintsBook'), to: pageAddresses.complaintsBook }] : []),
    ...(paymentReversal ? [{ text: t('menus.paymentReversal'), to: pageAddresses.paymentReversal }] : []),
    ...complaints.map(({ name, url }) => ({ text: name, to: url, ...inCountrysLanguage() })),
  ];
}

/** The names of authorities have no translation. */
function inCountrysLanguage(): Pick<ShownLink, 'inOwnLanguage'> {
  return secondLanguage() === undefined ? {} : { inOwnLanguage: ['text'] };
}

/** Returns the links to what a buyer accepts, in the order of `legalKinds`. */
export function acceptedLinks(standing: readonly StandingPage[], pages: readonly PublicPage[]): ShownLink[] {
  return standing.flatMap(({ slug }) => {
    const page = pages.find((one) => one.slug === slug);
    return page ? [linkTo(page)] : [];
  });
}
