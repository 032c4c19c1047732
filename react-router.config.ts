import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  // A shopper's page knows the routes that it links to; the back office's stay away until somebody goes there.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
