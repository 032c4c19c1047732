import { collectionDesk } from './collections/collection-desk.ts';
import { collections } from './collections/collections.ts';
import { home } from './home.ts';
import { homeDesk } from './home-desk.ts';
import { menus } from './menus.ts';
import { oldAddresses } from './old-addresses.ts';
import { pageDesk } from './page-desk.ts';
import { pages } from './pages.ts';

/** The calls of the area, by feature. */
export const siteCalls = {
  collectionDesk,
  collections,
  home,
  homeDesk,
  menus,
  oldAddresses,
  pageDesk,
  pages,
} as const;
