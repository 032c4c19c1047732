import type { oldAddresses } from '#contract/site/old-addresses.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { directAddress, listMissed } from './old-addresses.service.ts';

export const oldAddressesRoutes: Routes<typeof oldAddresses> = { list: listMissed, direct: directAddress };
