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
  get title() {
    return t('settings.sellerTitle');
  },
  get about() {
    return t('settings.sellerAbout');
  },
  fields: {
    company: {
      control: 'line',
      get label() {
        return t('settings.company');
      },
      schema: optionalLine(80),
      start: '',
      isNeeded: true,
    },
    taxId: {
      control: 'line',
      get label() {
        return t('settings.taxId');
      },
      schema: optionalLine(30),
      start: '',
      isNeeded: true,
    },
    street: {
      control: 'line',
      get label() {
        return t('settings.street');
      },
      schema: optionalLine(120),
      start: '',
      isNeeded: true,
    },
    city: {
      control: 'line',
      get label() {
        return t('country.city', { country: shop().country.code });
      },
      schema: optionalLine(80),
      start: '',
      isNeeded: true,
    },
    province: {
      control: 'line',
      get label() {
        return t('settings.province');
      },
      schema: optionalLine(80),
      start: '',
    },
    postalCode: {
      control: 'line',
      get label() {
        return t('settings.postalCode');
      },
      schema: optionalLine(12),
      start: '',
    },
    vat: {
      control: 'choice',
      options: vat,
      get label() {
        return t('settings.vat');
      },
      get hint() {
        return t('settings.vatHint');
      },
      schema: oneOf(vat),
      start: 'included',
    },
    netPrices: {
      control: 'choice',
      options: netPrices,
      get label() {
        return t('settings.netPrices');
      },
      get hint() {
        return t('settings.netPricesHint');
      },
      schema: oneOf(netPrices),
      start: 'everywhere',
      onlyIn: ['AR'],
    },
    fiscalPage: {
      control: 'url',
      get label() {
        return t('settings.fiscalPage');
      },
      get hint() {
        return t('settings.fiscalPageHint');
      },
      schema: optionalPage('https://qr.afip.gob.ar/?qr=…', ['afip.gob.ar', 'arca.gob.ar']),
      start: '',
      onlyIn: ['AR'],
    },
  },
});
