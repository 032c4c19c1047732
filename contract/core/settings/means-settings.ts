import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';
import { wholeFrom } from './setting-texts.ts';
import { visitorMeansNames, visitorMeansWords } from './visitor-means.ts';

/** For how many days units can be held for money that nobody has promised, and the most that a means changes a price, in percent. */
const mostDays = 30;
const mostPercent = 50;

/** The units and bounds of the numbers, which every means has. */
const days = (label: () => string, start: number) =>
  ({
    control: 'number',
    unit: () => t('settings.days'),
    label,
    schema: wholeFrom(1, mostDays),
    start,
  }) as const;

const percent = (label: () => string) =>
  ({
    control: 'number',
    unit: () => '%',
    label,
    schema: wholeFrom(0, mostPercent),
    start: 0,
  }) as const;

/** Transfer, cash at pick-up and cash on delivery: which of them visitors can choose, and on which terms. */
export const meansSettings = settingGroup({
  title: () => t('settings.meansTitle'),
  about: () => t('settings.meansAbout'),
  fields: {
    offeredMeans: {
      control: 'choices',
      options: visitorMeansWords,
      label: () => t('settings.offeredMeans'),
      hint: () => t('settings.offeredMeansHint'),
      schema: z.array(z.enum(visitorMeansNames, { error: () => t('settings.chooseOption') })),
      start: [],
    },
    bankAccount: {
      control: 'line',
      label: () => t('settings.bankAccount'),
      hint: () => t('settings.bankAccountHint'),
      schema: optionalLine(60),
      start: '',
    },
    bankName: {
      control: 'line',
      label: () => t('settings.bankName'),
      schema: optionalLine(60),
      start: '',
    },
    bankHolder: {
      control: 'line',
      label: () => t('settings.bankHolder'),
      hint: () => t('settings.bankHolderHint'),
      schema: optionalLine(80),
      start: '',
    },
    transferDiscount: percent(() => t('settings.transferDiscount')),
    transferHold: days(() => t('settings.transferHold'), 3),
    showTransferPrice: {
      control: 'switch',
      label: () => t('settings.showTransferPrice'),
      schema: z.boolean(),
      start: false,
    },
    pickupDiscount: percent(() => t('settings.pickupDiscount')),
    pickupHold: days(() => t('settings.pickupHold'), 5),
    deliveryCharge: percent(() => t('settings.deliveryCharge')),
    deliveryHold: days(() => t('settings.deliveryHold'), 15),
    reminderHours: {
      control: 'number',
      unit: () => t('settings.hours'),
      label: () => t('settings.reminderHours'),
      hint: () => t('settings.reminderHoursHint'),
      schema: wholeFrom(0, 168),
      start: 24,
    },
  },
});
