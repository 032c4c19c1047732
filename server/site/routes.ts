import { collectionDeskRoutes, collectionsRoutes } from './collections/collections.routes.ts';
import { homeDeskRoutes, homeRoutes } from './home/home.routes.ts';
import { menusRoutes } from './menus/menus.routes.ts';
import { oldAddressesRoutes } from './old-addresses/old-addresses.routes.ts';
import { pageDeskRoutes, pagesRoutes } from './pages/pages.routes.ts';

/** What answers the calls of the area, by feature. */
export const routesOfSite = {
  collectionDesk: collectionDeskRoutes,
  collections: collectionsRoutes,
  home: homeRoutes,
  homeDesk: homeDeskRoutes,
  menus: menusRoutes,
  oldAddresses: oldAddressesRoutes,
  pageDesk: pageDeskRoutes,
  pages: pagesRoutes,
};
