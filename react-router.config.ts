import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  // One small manifest up front instead of a request per discovered link: the route table is short.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
