import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { settingGroup } from './setting.ts';
import { wholeFrom } from './setting-texts.ts';

/** Whether the shop is open. Written by the screen of the opening, not by a form of settings. */
export const openingSettings = settingGroup({
  get title() {
    return t('settings.openingTitle');
  },
  get about() {
    return t('settings.openingAbout');
  },
  fields: {
    isOpen: {
      control: 'switch',
      get label() {
        return t('settings.isOpen');
      },
      schema: z.boolean(),
      start: false,
    },
    triedMail: {
      control: 'number',
      get label() {
        return t('settings.triedMail');
      },
      schema: wholeFrom(0, 2_147_483_647),
      start: 0,
    },
  },
});
