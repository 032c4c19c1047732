import type { carriers } from '#contract/delivery/carriers.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { createCarrier, listCarriers, updateCarrier } from './carriers.service.ts';

export const carriersRoutes: Routes<typeof carriers> = {
  list: ({ db }) => listCarriers(db),
  create: createCarrier,
  update: updateCarrier,
};
