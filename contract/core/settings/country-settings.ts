import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { countryCodes, type CountryCode } from '../countries/country.ts';
import { optionalLine } from '../fields/one-line.ts';
import { settingGroup } from './setting.ts';

const names = lateTexts({
  AR: () => t('settings.argentina'),
  MX: () => t('settings.mexico'),
  CL: () => t('settings.chile'),
  CO: () => t('settings.colombia'),
  UY: () => t('settings.uruguay'),
  PE: () => t('settings.peru'),
  ES: () => t('settings.spain'),
}) satisfies Record<CountryCode, string>;

/** Where the shop is. */
export const countrySettings = settingGroup({
  title: () => t('settings.countryTitle'),
  about: () => t('settings.countryAbout'),
  fields: {
    country: {
      control: 'choice',
      options: names,
      label: () => t('settings.country'),
      hint: () => t('settings.countryHint'),
      schema: z.enum(countryCodes, { error: () => t('settings.chooseOption') }),
      start: countryCodes[0],
    },
    timeZone: {
      control: 'dependent',
      on: 'country',
      label: () => t('settings.timeZone'),
      hint: () => t('settings.timeZoneHint'),
      schema: optionalLine(40),
      // The main zone of the country, so that it follows when the country changes.
      start: '',
    },
  },
});
