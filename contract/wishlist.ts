import { z } from 'zod';
import { user } from './accounts.ts';
import { productCard } from './catalogue.ts';
import { customers, endpoint } from './endpoint.ts';
import { rowId } from './fields.ts';

/** A person keeps no more favourites than this. */
export const mostFavourites = 500;

const username = z.string().trim().min(1).max(60);

export const wishlist = {
  change: endpoint({
    method: 'POST',
    path: '/users/wishlist/:username',
    summary:
      'Adds a favourite of one’s own or takes it out; doing so again changes nothing. Returns the user with Products',
    roles: customers,
    input: z.object({
      username,
      productId: rowId,
      action: z.enum(['add', 'remove'], { error: 'La acción debe ser add o remove.' }),
      // Older clients send their token here too. It is not read.
      token: z.string().max(200).optional(),
    }),
    output: user.extend({ Products: z.array(productCard) }),
    errors: ['not_allowed', 'product_not_found', 'wishlist_full'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/users/wishlist/:username',
    summary: 'One’s own favourites, the newest first',
    roles: customers,
    input: z.object({ username }),
    output: z.array(productCard),
    errors: ['not_allowed'],
  }),
  ids: endpoint({
    method: 'GET',
    path: '/users/wishlist/:username/ids',
    summary: 'The numbers of one’s own favourites: which hearts are filled',
    roles: customers,
    input: z.object({ username }),
    output: z.array(z.int()),
    errors: ['not_allowed'],
  }),
} as const;
