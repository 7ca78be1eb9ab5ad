import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Every path is known from the first page on: going to a screen never asks the server for its route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
