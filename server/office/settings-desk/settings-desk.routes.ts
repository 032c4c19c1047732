import { join } from 'node:path';
import type { settingsDesk } from '#contract/office/settings-desk.ts';
import { takeSettingPicture } from '#platform/media/take-setting-picture.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { changeSettings, listGroupVersions, listSettings, restoreSettings } from './settings-desk.service.ts';

export const settingsDeskRoutes: Routes<typeof settingsDesk> = {
  list: listSettings,
  versions: listGroupVersions,
  restore: restoreSettings,
  uploadPicture: ({ settings }, { bytes }) => takeSettingPicture(join(settings.dataDir, 'media'), bytes),
  identity: (ctx, asked) => changeSettings(ctx, 'identity', asked),
  look: (ctx, asked) => changeSettings(ctx, 'look', asked),
  country: (ctx, asked) => changeSettings(ctx, 'country', asked),
  languages: (ctx, asked) => changeSettings(ctx, 'languages', asked),
  seller: (ctx, asked) => changeSettings(ctx, 'seller', asked),
  contact: (ctx, asked) => changeSettings(ctx, 'contact', asked),
  selling: (ctx, asked) => changeSettings(ctx, 'selling', asked),
  payment: (ctx, asked) => changeSettings(ctx, 'payment', asked),
  cards: (ctx, asked) => changeSettings(ctx, 'cards', asked),
  means: (ctx, asked) => changeSettings(ctx, 'means', asked),
  mail: (ctx, asked) => changeSettings(ctx, 'mail', asked),
  web: (ctx, asked) => changeSettings(ctx, 'web', asked),
  security: (ctx, asked) => changeSettings(ctx, 'security', asked),
};
