import type { addresses } from '#contract/people/addresses.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { addAddress, changeAddress, ownAddresses, preferAddress, removeAddress } from './addresses.service.ts';

export const addressesRoutes: Routes<typeof addresses> = {
  list: ownAddresses,
  add: addAddress,
  change: (ctx, { id, ...fields }) => changeAddress(ctx, id, fields),
  prefer: (ctx, { id }) => preferAddress(ctx, id),
  remove: (ctx, { id }) => removeAddress(ctx, id),
};
