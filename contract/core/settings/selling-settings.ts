import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { optionalLine } from '../fields/one-line.ts';
import { askingModes } from './asking-modes.ts';
import { settingGroup } from './setting.ts';
import { oneOf, wholeFrom } from './setting-texts.ts';

const productRules = lateTexts({
  specified: () => t('settings.specifiedRules'),
  wide: () => t('settings.wideRules'),
});

const taxDocuments = lateTexts({
  may: () => t('settings.taxDocumentsMay'),
  must: () => t('settings.taxDocumentsMust'),
  no: () => t('settings.taxDocumentsNo'),
});

/** The means of payment that an owner may leave out, by the provider's names: tickets, transfers, cards. */
const meansOfPayment = lateTexts({
  ticket: () => t('settings.ticket'),
  bank_transfer: () => t('settings.bankTransfer'),
  atm: () => t('settings.atm'),
  credit_card: () => t('settings.creditCard'),
  debit_card: () => t('settings.debitCard'),
  prepaid_card: () => t('settings.prepaidCard'),
});

/** One of them by its name. */
export const excludedMeans = oneOf(meansOfPayment);

/** How the shop sells. */
export const sellingSettings = settingGroup({
  get title() {
    return t('settings.sellingTitle');
  },
  get about() {
    return t('settings.sellingAbout');
  },
  fields: {
    returnDays: {
      control: 'number',
      get unit() {
        return t('settings.days');
      },
      get label() {
        return t('settings.returnDays');
      },
      get hint() {
        return t('settings.returnDaysHint');
      },
      schema: wholeFrom(0, 365),
      start: 30,
    },
    guestCheckout: {
      control: 'switch',
      get label() {
        return t('settings.guestCheckout');
      },
      get hint() {
        return t('settings.guestCheckoutHint');
      },
      schema: z.boolean(),
      start: true,
    },
    taxDocuments: {
      control: 'choice',
      options: taxDocuments,
      get label() {
        return t('settings.taxDocuments');
      },
      get hint() {
        return t('settings.taxDocumentsHint');
      },
      schema: z.enum(askingModes, { error: () => t('settings.chooseOption') }),
      start: 'may',
    },
    productRules: {
      control: 'choice',
      options: productRules,
      get label() {
        return t('settings.productRules');
      },
      schema: oneOf(productRules),
      start: 'wide',
    },
    priceKeptDays: {
      control: 'number',
      get unit() {
        return t('settings.days');
      },
      get label() {
        return t('settings.priceKeptDays');
      },
      get hint() {
        return t('settings.priceKeptDaysHint');
      },
      schema: wholeFrom(1, 90),
      start: 14,
    },
    statementDescriptor: {
      control: 'line',
      get label() {
        return t('settings.statementName');
      },
      get hint() {
        return t('settings.statementNameHint');
      },
      schema: optionalLine(13).refine((text) => /^[A-Za-z0-9 .*-]*$/.test(text), {
        error: () => t('settings.wrongStatementName'),
      }),
      start: '',
    },
    paymentDays: {
      control: 'number',
      get unit() {
        return t('settings.days');
      },
      get label() {
        return t('settings.paymentDays');
      },
      schema: wholeFrom(1, 30),
      start: 3,
    },
    excludedMeans: {
      control: 'choices',
      options: meansOfPayment,
      get label() {
        return t('settings.excludedMeans');
      },
      schema: z.array(excludedMeans).refine((left) => new Set(left).size < Object.keys(meansOfPayment).length, {
        error: () => t('settings.noMeansLeft'),
      }),
      start: [],
    },
  },
});
