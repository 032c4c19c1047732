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
  title: () => t('settings.sellingTitle'),
  about: () => t('settings.sellingAbout'),
  fields: {
    returnDays: {
      control: 'number',
      unit: () => t('settings.days'),
      label: () => t('settings.returnDays'),
      hint: () => t('settings.returnDaysHint'),
      schema: wholeFrom(0, 365),
      start: 30,
    },
    guestCheckout: {
      control: 'switch',
      label: () => t('settings.guestCheckout'),
      hint: () => t('settings.guestCheckoutHint'),
      schema: z.boolean(),
      start: true,
    },
    taxDocuments: {
      control: 'choice',
      options: taxDocuments,
      label: () => t('settings.taxDocuments'),
      hint: () => t('settings.taxDocumentsHint'),
      schema: z.enum(askingModes, { error: () => t('settings.chooseOption') }),
      start: 'may',
    },
    productRules: {
      control: 'choice',
      options: productRules,
      label: () => t('settings.productRules'),
      schema: oneOf(productRules),
      start: 'wide',
    },
    priceKeptDays: {
      control: 'number',
      unit: () => t('settings.days'),
      label: () => t('settings.priceKeptDays'),
      hint: () => t('settings.priceKeptDaysHint'),
      schema: wholeFrom(1, 90),
      start: 14,
    },
    statementDescriptor: {
      control: 'line',
      label: () => t('settings.statementName'),
      hint: () => t('settings.statementNameHint'),
      schema: optionalLine(13).refine((text) => /^[A-Za-z0-9 .*-]*$/.test(text), {
        error: () => t('settings.wrongStatementName'),
      }),
      start: '',
    },
    paymentDays: {
      control: 'number',
      unit: () => t('settings.days'),
      label: () => t('settings.paymentDays'),
      schema: wholeFrom(1, 30),
      start: 3,
    },
    excludedMeans: {
      control: 'choices',
      options: meansOfPayment,
      label: () => t('settings.excludedMeans'),
      schema: z.array(excludedMeans).refine((left) => new Set(left).size < Object.keys(meansOfPayment).length, {
        error: () => t('settings.noMeansLeft'),
      }),
      start: [],
    },
  },
});
