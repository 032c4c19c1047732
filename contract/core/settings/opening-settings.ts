import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { settingGroup } from './setting.ts';
import { wholeFrom } from './setting-texts.ts';

/** Whether the shop is open. Written by the screen of the opening, not by a form of settings. */
export const openingSettings = settingGroup({
  title: () => t('settings.openingTitle'),
  about: () => t('settings.openingAbout'),
  fields: {
    isOpen: {
      control: 'switch',
      label: () => t('settings.isOpen'),
      schema: z.boolean(),
      start: false,
    },
    triedMail: {
      control: 'number',
      label: () => t('settings.triedMail'),
      schema: wholeFrom(0, 2_147_483_647),
      start: 0,
    },
  },
});
