import type { delivery } from '#contract/delivery/delivery.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { addMethod, changeMethod, deliveryDesk, placeMethod, removeMethod } from './delivery-methods.service.ts';
import { addZone, changeZone, removeZone } from './delivery-zones.service.ts';
import { shownOffers } from './offers.service.ts';

export const deliveryRoutes: Routes<typeof delivery> = {
  offers: ({ db }) => shownOffers(db),
  list: ({ db }) => deliveryDesk(db),
  addZone,
  changeZone,
  removeZone: (ctx, { id }) => removeZone(ctx, id),
  addMethod,
  changeMethod,
  placeMethod: (ctx, { id, direction }) => placeMethod(ctx, id, direction),
  removeMethod: (ctx, { id }) => removeMethod(ctx, id),
};
