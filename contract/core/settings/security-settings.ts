import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { settingGroup } from './setting.ts';
import { wholeFrom } from './setting-texts.ts';

/** How the accounts of those who work in the shop are kept. A demonstration keeps to none of it, unless its owner says so. */
export const securitySettings = settingGroup({
  title: () => t('settings.securityTitle'),
  about: () => t('settings.securityAbout'),
  fields: {
    factorDays: {
      control: 'number',
      unit: () => t('settings.days'),
      label: () => t('settings.factorDays'),
      hint: () => t('settings.factorDaysHint'),
      schema: wholeFrom(0, 60),
      start: 7,
    },
    provenAbove: {
      control: 'number',
      label: () => t('settings.provenAbove'),
      hint: () => t('settings.provenAboveHint'),
      schema: wholeFrom(0, 1_000_000_000),
      start: 0,
    },
    idleMinutes: {
      control: 'number',
      unit: () => t('settings.minutes'),
      label: () => t('settings.idleMinutes'),
      hint: () => t('settings.idleMinutesHint'),
      schema: wholeFrom(5, 240),
      start: 30,
    },
    staffRulesInDemo: {
      control: 'switch',
      label: () => t('settings.staffRulesInDemo'),
      hint: () => t('settings.staffRulesInDemoHint'),
      schema: z.boolean(),
      start: false,
    },
  },
});
