import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import type { Permission } from '#contract/core/protocol/permissions.ts';
import { moment } from '#contract/core/fields/fields.ts';
import { seenVersion } from '#contract/core/protocol/row-version.ts';
import { groupNames, settingGroups, type GroupName } from '#contract/core/settings/owner-settings.ts';
import { optionalShape, type SettingGroup } from '#contract/core/settings/setting.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const written = z.object({ by: z.string(), at: moment });

/**
 * The settings of a group. `version` is 0 until they are saved for the first time. Secrets are never told: `kept` names
 * those that have a value, `unreadable` those that were encrypted with another key. `fixed` names the settings that come
 * from the environment of the server. `options` has the choices that depend on another setting, with their words.
 */
export const groupView = z.object({
  group: z.enum(groupNames),
  version: z.int(),
  written: written.nullable(),
  values: z.record(z.string(), value),
  kept: z.array(z.string()),
  unreadable: z.array(z.string()),
  fixed: z.array(z.string()),
  options: z.record(z.string(), z.record(z.string(), z.string())),
});

export type GroupView = z.output<typeof groupView>;

/** Returns the call that changes settings of a group; those that are not named stay. */
function changeOf<const Name extends GroupName, Group extends SettingGroup>(
  name: Name,
  group: Group,
  permission: Permission,
  stepUp?: 'staff',
) {
  return endpoint({
    method: 'PATCH',
    path: `/admin/settings/${name}`,
    summary: `Changes settings: ${group.title()}; a credential is tried before it is stored`,
    permission,
    ...(stepUp && { stepUp }),
    input: z.object({ ...optionalShape(group), version: z.int().min(0).optional() }),
    output: groupView,
    errors: ['changed_meanwhile', 'country_fixed', 'too_many_requests', 'step_up_needed'],
  });
}

const { identity, look, country, languages, seller, contact, selling, payment, cards, means, mail, web, security } =
  settingGroups;

/** A picture of the settings: its address, and its size in px. */
const settingPicture = z.object({ path: z.string(), width: z.int(), height: z.int() });

const fileBytes: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

export const settingsDesk = {
  list: endpoint({
    method: 'GET',
    path: '/admin/settings',
    summary: "The owner's settings by group",
    permission: 'settings.read',
    input: z.object({}),
    output: z.array(groupView),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/admin/settings/:group/versions',
    summary: 'The versions of a group of settings, the newest first, 50 at most',
    permission: 'settings.read',
    input: z.object({ group: z.enum(groupNames) }),
    output: z.array(groupView),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/settings/:group/restore',
    summary: 'Makes the values of an earlier version a new version',
    permission: 'settings.restore',
    stepUp: 'staff',
    input: z.object({ group: z.enum(groupNames), restored: z.int().min(1).max(2_147_483_647), version: seenVersion }),
    output: groupView,
    errors: ['not_found', 'changed_meanwhile', 'country_fixed', 'too_many_requests', 'step_up_needed'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/admin/settings/pictures',
    summary: 'Uploads a picture for a setting, as the bytes of the body: svg, which is cleaned, png, jpg, webp or avif',
    permission: 'settings.write',
    body: 'bytes',
    input: z.object({ bytes: fileBytes }),
    output: settingPicture,
    status: 201,
    errors: ['bad_picture', 'too_large', 'no_room'],
  }),
  identity: changeOf('identity', identity, 'settings.write'),
  look: changeOf('look', look, 'settings.write'),
  country: changeOf('country', country, 'settings.write'),
  languages: changeOf('languages', languages, 'settings.write'),
  seller: changeOf('seller', seller, 'settings.write'),
  contact: changeOf('contact', contact, 'settings.write'),
  selling: changeOf('selling', selling, 'settings.write'),
  payment: changeOf('payment', payment, 'payments.settings', 'staff'),
  cards: changeOf('cards', cards, 'payments.settings', 'staff'),
  means: changeOf('means', means, 'payments.settings', 'staff'),
  mail: changeOf('mail', mail, 'shop.manage'),
  web: changeOf('web', web, 'shop.manage'),
  security: changeOf('security', security, 'people.manage', 'staff'),
} as const;
