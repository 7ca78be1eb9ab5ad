import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // A page has its own routes, and the list of all comes once it is there (`route-list.ts`).
  routeDiscovery: { mode: 'lazy', manifestPath: '/route-list' },
} satisfies Config;
