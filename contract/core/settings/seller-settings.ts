import { t } from '#messages/messages.ts';
import { optionalLine } from '../fields/one-line.ts';
import { shop } from '../shop/shop.ts';
import { lateTexts } from '#messages/late-texts.ts';
import { settingGroup } from './setting.ts';
import { oneOf, optionalPage } from './setting-texts.ts';

const vat = lateTexts({ included: () => t('settings.vatIncluded'), none: () => t('settings.vatNone') });

const netPrices = lateTexts({
  everywhere: () => t('settings.netPricesEverywhere'),
  product: () => t('settings.netPricesOnProduct'),
});

/** Who sells, as the law asks every shop to say. */
export const sellerSettings = settingGroup({
  title: () => t('settings.sellerTitle'),
  about: () => t('settings.sellerAbout'),
  fields: {
    company: {
      control: 'line',
      label: () => t('settings.company'),
      schema: optionalLine(80),
      start: '',
      isNeeded: true,
    },
    taxId: {
      control: 'line',
      label: () => t('settings.taxId'),
      schema: optionalLine(30),
      start: '',
      isNeeded: true,
    },
    street: {
      control: 'line',
      label: () => t('settings.street'),
      schema: optionalLine(120),
      start: '',
      isNeeded: true,
    },
    city: {
      control: 'line',
      label: () => t('country.city', { country: shop().country.code }),
      schema: optionalLine(80),
      start: '',
      isNeeded: true,
    },
    province: {
      control: 'line',
      label: () => t('settings.province'),
      schema: optionalLine(80),
      start: '',
    },
    postalCode: {
      control: 'line',
      label: () => t('settings.postalCode'),
      schema: optionalLine(12),
      start: '',
    },
    vat: {
      control: 'choice',
      options: vat,
      label: () => t('settings.vat'),
      hint: () => t('settings.vatHint'),
      schema: oneOf(vat),
      start: 'included',
    },
    netPrices: {
      control: 'choice',
      options: netPrices,
      label: () => t('settings.netPrices'),
      hint: () => t('settings.netPricesHint'),
      schema: oneOf(netPrices),
      start: 'everywhere',
      onlyIn: ['AR'],
    },
    fiscalPage: {
      control: 'url',
      label: () => t('settings.fiscalPage'),
      hint: () => t('settings.fiscalPageHint'),
      schema: optionalPage('https://qr.afip.gob.ar/?qr=…', ['afip.gob.ar', 'arca.gob.ar']),
      start: '',
      onlyIn: ['AR'],
    },
  },
});
