import { z } from 'zod';
import { anyone, endpoint } from '#contract/core/protocol/endpoint.ts';
import { email, linkToken } from '#contract/core/fields/fields.ts';
import { newAdmin } from './people-desk.ts';
import { groupNames } from '#contract/core/settings/owner-settings.ts';
import { countrySettings } from '#contract/core/settings/country-settings.ts';
import { webSettings } from '#contract/core/settings/web-settings.ts';

/** The steps before a shop can open, in the order of the screen. */
export const openingSteps = [
  'address',
  'country',
  'identity',
  'seller',
  'contact',
  'pages',
  'payment',
  'mail',
  'delivery',
  'category',
  'product',
] as const;

/**
 * A step: whether it is done, and what is missing, in words; `note` says what is there. `settings`: the group in which it is done,
 * where that is not the one of its name.
 */
const step = z.object({
  name: z.enum(openingSteps),
  isDone: z.boolean(),
  missing: z.array(z.string()),
  note: z.string().nullable(),
  settings: z.enum(groupNames).optional(),
});

export type OpeningStep = z.output<typeof step>;

/** `canClose` is false for a demonstration, which is always open. */
const state = z.object({ isOpen: z.boolean(), canClose: z.boolean(), steps: z.array(step) });

export type OpeningState = z.output<typeof state>;

/** The first administrator of a shop, the address at which the shop was called, and the country where it sells. */
export const firstOwner = newAdmin.pick({ user_name: true, user_password: true }).extend({
  email,
  publicUrl: webSettings.fields.publicUrl.schema,
  country: countrySettings.fields.country.schema,
});

export const opening = {
  state: endpoint({
    method: 'GET',
    path: '/admin/opening',
    summary: 'Whether the shop is open, and the steps before it can open',
    permission: 'settings.read',
    input: z.object({}),
    output: state,
  }),
  next: endpoint({
    method: 'GET',
    path: '/admin/opening/next',
    summary: 'The first step that is not done, and how many are left; the payment account is not asked',
    permission: 'desk.use',
    input: z.object({}),
    output: z.object({ step: z.enum(openingSteps).nullable(), left: z.int() }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/admin/opening',
    summary: 'Opens the shop to the public, once every step is done; the payment account is asked by a real call',
    permission: 'shop.manage',
    input: z.object({}),
    output: state,
    errors: ['opening_incomplete'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/opening/close',
    summary: 'Closes the shop to the public; its administrators go on working',
    permission: 'shop.manage',
    input: z.object({}),
    output: state,
    errors: ['demo_stays_open'],
  }),
  tryMail: endpoint({
    method: 'POST',
    path: '/admin/opening/mail',
    summary: 'Sends a test e-mail by the settings of the owner',
    permission: 'shop.manage',
    input: z.object({ email }),
    output: state,
    errors: ['mail_refused', 'too_many_requests'],
  }),
  findSetup: endpoint({
    method: 'GET',
    path: '/setup/:token',
    summary:
      'What a link asks for: the first administrator, or to confirm an address; and that address if there is one',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ asks: z.enum(['owner', 'address']), publicUrl: z.string().nullable() }),
    errors: ['link_spent'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/setup/:token',
    summary: 'Creates the first administrator of a shop that has none, by the link that its start printed',
    roles: anyone,
    input: firstOwner.extend({ token: linkToken }),
    output: z.object({
      /** Where the shop is found from now on; it restarts there if that is another address. */
      publicUrl: z.string(),
      restarts: z.boolean(),
    }),
    errors: ['link_spent', 'weak_password', 'username_taken'],
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/setup/:token/address',
    summary:
      'Makes the address that an administrator asked for that of the shop: called by a page that was opened there',
    roles: anyone,
    input: z.object({ token: linkToken }),
    output: z.object({ publicUrl: z.string() }),
    errors: ['link_spent', 'foreign_origin', 'invalid', 'too_many_requests'],
  }),
} as const;
