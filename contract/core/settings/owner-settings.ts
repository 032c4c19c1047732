import { cardsSettings } from './cards-settings.ts';
import { contactSettings } from './contact-settings.ts';
import { countrySettings } from './country-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { languageSettings } from './language-settings.ts';
import { lookSettings } from './look-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { meansSettings } from './means-settings.ts';
import { openingSettings } from './opening-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { securitySettings } from './security-settings.ts';
import { sellerSettings } from './seller-settings.ts';
import { sellingSettings } from './selling-settings.ts';
import type { ValuesOf } from './setting.ts';
import { webSettings } from './web-settings.ts';

/** Every setting of the owner, by group, in the order of the screen. */
export const settingGroups = {
  identity: identitySettings,
  look: lookSettings,
  country: countrySettings,
  languages: languageSettings,
  seller: sellerSettings,
  contact: contactSettings,
  selling: sellingSettings,
  payment: paymentSettings,
  cards: cardsSettings,
  means: meansSettings,
  mail: mailSettings,
  web: webSettings,
  security: securitySettings,
  opening: openingSettings,
} as const;

export type GroupName = keyof typeof settingGroups;

type FieldsOf<Group extends GroupName> = keyof (typeof settingGroups)[Group]['fields'];

/** The names of all settings. */
export type SettingName = { [Group in GroupName]: FieldsOf<Group> }[GroupName];

const names = new Set(Object.values(settingGroups).flatMap(({ fields }) => Object.keys(fields)));

export function isSettingName(name: string): name is SettingName {
  return names.has(name);
}

/** What the owner chose, or the initial values. */
export type OwnerSettings = { readonly [Group in GroupName]: ValuesOf<(typeof settingGroups)[Group]> };

/** The groups that have a form, in the order of the screen. */
export const groupNames = [
  'identity',
  'look',
  'country',
  'languages',
  'seller',
  'contact',
  'selling',
  'payment',
  'cards',
  'means',
  'mail',
  'web',
  'security',
] as const satisfies readonly GroupName[];

export type FormGroup = (typeof groupNames)[number];
