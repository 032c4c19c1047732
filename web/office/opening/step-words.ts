import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { OpeningStep } from '#contract/office/opening.ts';

type StepWords = { readonly title: string; readonly about: string; readonly to: string; readonly link: string };

/** Returns the address of a group of settings. */
export const settingsAddress = (group: string) => href('/admin/settings/:group?', { group });

/** What each step is about, and where it is done. */
export const stepWords = {
  address: {
    title: t('opening.address'),
    about: t('opening.addressAbout'),
    to: settingsAddress('web'),
    link: t('opening.addressLink'),
  },
  country: {
    title: t('opening.country'),
    about: t('opening.countryAbout'),
    to: settingsAddress('country'),
    link: t('opening.countryLink'),
  },
  identity: {
    title: t('opening.identity'),
    about: t('opening.identityAbout'),
    to: settingsAddress('identity'),
    link: t('opening.identityLink'),
  },
  seller: {
    title: t('opening.seller'),
    about: t('opening.sellerAbout'),
    to: settingsAddress('seller'),
    link: t('opening.sellerLink'),
  },
  contact: {
    title: t('opening.contact'),
    about: t('opening.contactAbout'),
    to: settingsAddress('contact'),
    link: t('opening.contactLink'),
  },
  pages: {
    title: t('opening.pages'),
    about: t('opening.pagesAbout'),
    to: href('/admin/pages'),
    link: t('opening.pagesLink'),
  },
  payment: {
    title: t('opening.payment'),
    about: t('opening.paymentAbout'),
    to: settingsAddress('payment'),
    link: t('opening.paymentLink'),
  },
  mail: {
    title: t('opening.mail'),
    about: t('opening.mailAbout'),
    to: settingsAddress('mail'),
    link: t('opening.mailLink'),
  },
  delivery: {
    title: t('opening.delivery'),
    about: t('opening.deliveryAbout'),
    to: href('/admin/delivery'),
    link: t('opening.deliveryLink'),
  },
  category: {
    title: t('opening.category'),
    about: t('opening.categoryAbout'),
    to: href('/admin/categories/:id?'),
    link: t('opening.categoryLink'),
  },
  product: {
    title: t('opening.product'),
    about: t('opening.productAbout'),
    to: href('/admin/createproduct'),
    link: t('opening.productLink'),
  },
} as const satisfies Record<OpeningStep['name'], StepWords>;
