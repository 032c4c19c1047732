import { backupsRoutes } from './backups/backups.routes.ts';
import { countryRoutes } from './country.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfCore = {
  backups: backupsRoutes,
  country: countryRoutes,
};
