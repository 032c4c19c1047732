import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { user } from '#contract/people/accounts/accounts.ts';
import { productCard } from '#contract/goods/products.ts';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';

/** The maximum number of a person's favourites. */
export const mostFavourites = 500;

/** A favourite: one that is no longer sold is shown as such. */
const favourite = productCard.extend({ isForSale: z.boolean() });

export type Favourite = z.output<typeof favourite>;

const username = z.string().trim().min(1).max(60);

export const wishlist = {
  change: endpoint({
    method: 'POST',
    path: '/users/wishlist/:username',
    summary: 'Adds or removes a favourite; idempotent. Returns the user with Products',
    roles: customers,
    input: z.object({
      username,
      productId: rowId,
      action: z.enum(['add', 'remove'], { error: () => t('wishlist.badAction') }),
      // Older clients also send their token here. It is ignored.
      token: z.string().max(200).optional(),
    }),
    output: user.extend({ Products: z.array(favourite) }),
    errors: ['not_allowed', 'product_not_found', 'wishlist_full'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/users/wishlist/:username',
    summary: 'The user’s own favourites, newest first',
    roles: customers,
    input: z.object({ username }),
    output: z.array(favourite),
    errors: ['not_allowed'],
  }),
  ids: endpoint({
    method: 'GET',
    path: '/users/wishlist/:username/ids',
    summary: 'The ids of the user’s own favourites',
    roles: customers,
    input: z.object({ username }),
    output: z.array(z.int()),
    errors: ['not_allowed'],
  }),
} as const;
