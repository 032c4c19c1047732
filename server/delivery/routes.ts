import { deliveryRoutes } from './methods/delivery.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfDelivery = {
  delivery: deliveryRoutes,
};
