import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeShopRoutes } from './scripts/front-build/shop-routes.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  // Every page knows every address that it leads to (3 kB): asking for them later would be one more request that can
  // fail. Those of the back office are in a list of their own.
  routeDiscovery: { mode: 'initial' },
  // The shop's own scripts of a page import one module for each route (web/core/hydration/start-files.ts).
  splitRouteModules: false,
  buildEnd: () => writeShopRoutes(join(import.meta.dirname, 'build/client')),
} satisfies Config;
