import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/countries/present-country.ts';
import type { ShownLink } from '#contract/menus.ts';
import type { PublicPage } from '../pages/pages.service.ts';
import { toOf } from './show-menu.ts';

/**
 * Returns the links that laws want at the end of every page: the page of the tax authority about the seller, if the owner
 * set it; and where buyers of the shop's country complain: its book of complaints, if the law demands one, which the terms
 * explain, and the authority. There is no link to terms that are not public.
 */
export function legalLinks(fiscalPage: string, pages: readonly PublicPage[]): ShownLink[] {
  const { complaintsBook, complaints } = presentCountry().duties;
  const terms = complaintsBook ? pages.find(({ kind }) => kind === 'terms') : undefined;
  return [
    ...(fiscalPage === '' ? [] : [{ text: t('menus.fiscalData'), to: fiscalPage }]),
    ...(terms ? [{ text: t('menus.complaintsBook'), to: toOf(terms) }] : []),
    ...complaints.map(({ name, url }) => ({ text: name, to: url })),
  ];
}
