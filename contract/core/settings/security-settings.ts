import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { settingGroup } from './setting.ts';
import { wholeFrom } from './setting-texts.ts';

/** How the accounts of those who work in the shop are kept. A demonstration keeps to none of it, unless its owner says so. */
export const securitySettings = settingGroup({
  get title() {
    return t('settings.securityTitle');
  },
  get about() {
    return t('settings.securityAbout');
  },
  fields: {
    factorDays: {
      control: 'number',
      get unit() {
        return t('settings.days');
      },
      get label() {
        return t('settings.factorDays');
      },
      get hint() {
        return t('settings.factorDaysHint');
      },
      schema: wholeFrom(0, 60),
      start: 7,
    },
    provenAbove: {
      control: 'number',
      get label() {
        return t('settings.provenAbove');
      },
      get hint() {
        return t('settings.provenAboveHint');
      },
      schema: wholeFrom(0, 1_000_000_000),
      start: 0,
    },
    idleMinutes: {
      control: 'number',
      get unit() {
        return t('settings.minutes');
      },
      get label() {
        return t('settings.idleMinutes');
      },
      get hint() {
        return t('settings.idleMinutesHint');
      },
      schema: wholeFrom(5, 240),
      start: 30,
    },
    staffRulesInDemo: {
      control: 'switch',
      get label() {
        return t('settings.staffRulesInDemo');
      },
      get hint() {
        return t('settings.staffRulesInDemoHint');
      },
      schema: z.boolean(),
      start: false,
    },
  },
});
