import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  // Every page knows every address (3 kB): asking for them later would be one more request that can fail.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
