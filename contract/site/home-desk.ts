import { z } from 'zod';
import { picture } from '#contract/core/fields/picture.ts';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';
import { homeBlock, homeBlocks } from './home-blocks.ts';
import { shopTimeText } from '#contract/core/fields/shop-time-text.ts';
import { shownBlock } from './home.ts';
import { fileBytes } from '#contract/goods/product-desk.ts';
import { seenVersion } from '#contract/core/protocol/row-version.ts';

/**
 * Why a block, or a part of it, is not shown: something that it names was deleted, or what it shows is empty.
 * 'products-gone' and 'categories-gone' are of picked ones, of which others may remain.
 */
export const troubleKinds = [
  'category-gone',
  'department-gone',
  'product-gone',
  'products-gone',
  'categories-gone',
  'empty',
  'picture-gone',
] as const;

const trouble = z.object({
  block: z.string(),
  kind: z.enum(troubleKinds),
  /** True if shoppers do not see the block at all. */
  isHidden: z.boolean(),
});

export type HomeTrouble = z.output<typeof trouble>;

/** Where a version of the home page is: never published; public from a time on; public now; replaced by another one. */
export const versionStates = ['draft', 'scheduled', 'live', 'past'] as const;

const homeVersion = z.object({
  version: z.int(),
  at: moment,
  by: z.string(),
  publishAt: moment.nullable(),
  state: z.enum(versionStates),
  blocks: z.int(),
});

export type HomeVersion = z.output<typeof homeVersion>;

/** A product that a block names, as the editor shows it. */
export const namedProduct = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  picture: picture.nullable(),
  /** True for one that visitors do not see at present. */
  isHidden: z.boolean().optional(),
});

export type NamedProduct = z.output<typeof namedProduct>;

/** The home page as its editor opens it: its newest version, public or not. Version 0 is the original arrangement. */
const deskHome = z.object({
  version: z.int(),
  blocks: z.array(homeBlock),
  troubles: z.array(trouble),
  /** The pictures and the products that the blocks name, as far as they exist. */
  pictures: z.array(picture),
  products: z.array(namedProduct),
  /** The version that is public now; 0 is the original arrangement. */
  live: z.int(),
  versions: z.array(homeVersion),
  /** The shop's local time. */
  now: z.string(),
});

export type DeskHome = z.output<typeof deskHome>;

/** The version that was looked at; 0 while there is none. */
const looked = { version: z.coerce.number<string | number>().int().min(0).max(2_147_483_647) };

export const homeDesk = {
  open: endpoint({
    method: 'GET',
    path: '/admin/home',
    summary: 'The newest version of the home page, and the list of its versions',
    permission: 'content.write',
    input: z.object({}),
    output: deskHome,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/home',
    summary: 'Saves a draft of the home page; what is public stays as it is',
    permission: 'content.write',
    input: z.object({ blocks: homeBlocks, version: looked.version.optional() }),
    output: deskHome,
    errors: ['changed_meanwhile', 'invalid'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/admin/home/publish',
    summary: 'Publishes the newest version, at once or at a time of the shop',
    permission: 'content.publish',
    input: z.object({ version: seenVersion.unwrap(), at: shopTimeText.optional() }),
    output: deskHome,
    errors: ['changed_meanwhile', 'not_found', 'invalid', 'home_published'],
  }),
  unschedule: endpoint({
    method: 'POST',
    path: '/admin/home/unschedule',
    summary: 'Makes a version a draft that was to be published later',
    permission: 'content.publish',
    input: z.object({ version: seenVersion.unwrap() }),
    output: deskHome,
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/home/restore',
    summary: 'Saves an earlier version as a draft; 0 is the original arrangement',
    permission: 'content.write',
    input: z.object({ ...looked, earlier: z.coerce.number<string | number>().int().min(0).max(2_147_483_647) }),
    output: deskHome,
    errors: ['changed_meanwhile', 'not_found'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/admin/home/preview',
    summary:
      'A version of the home page as everybody would see it, now or at a time of the shop; by default the newest',
    permission: 'content.write',
    input: z.object({ version: looked.version.optional(), at: shopTimeText.optional() }),
    output: z.array(shownBlock),
    errors: ['not_found'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/admin/home/pictures',
    summary: 'Uploads a picture for the home page, as the bytes of the body: png, jpg, webp, avif, gif or svg',
    permission: 'content.write',
    body: 'bytes',
    input: z.object({ bytes: fileBytes }),
    output: picture,
    status: 201,
    errors: ['bad_picture', 'too_large', 'no_room'],
  }),
} as const;
