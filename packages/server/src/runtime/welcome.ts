import { relative } from 'node:path';
import { INBOX, SANDBOX, STAFF } from '@fairlead/contract/web/account-paths';
import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import type { Config } from '../config/config.ts';

type Link = readonly [name: string, address: string];

/** In the sandbox every brand has an address on this machine; elsewhere its own, which this process does not know. */
function landingPages(
  { env, brand, publicUrls, port: configured }: Config,
  origin: string,
  port: number,
): Link[] {
  if (env !== 'sandbox') return [['Landing page', `${origin}/`]];
  const served = brand === null ? BRAND_IDS : [brand];
  // Port 0 is any port that is free, which the settings cannot know.
  const addressOf = (url: string): string => (configured === 0 ? url.replace(/:0$/, `:${port}`) : url);
  return served.map((id) => [BRANDS[id].dictionary.websiteName, `${addressOf(publicUrls[id])}/`]);
}

/** Relative to the current folder where the file is inside it. */
function nearby(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

interface Started {
  readonly port: number;
  readonly logFile: string | null;
  readonly hasStaffSignOn: boolean;
}

/** Where to go, for what this process serves. */
export function welcome(config: Config, { port, logFile, hasStaffSignOn }: Started): string {
  const { host, env, roles } = config;
  const origin = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const hasPages = roles.includes('web');
  const sandbox: Link[] = [
    ['Sandbox', `${origin}${SANDBOX}`],
    ['Inbox', `${origin}${INBOX}`],
  ];
  const staff: Link[] = hasStaffSignOn ? [['Staff', `${origin}${STAFF}`]] : [];
  const links: Link[] = [
    ...(hasPages ? landingPages(config, origin, port) : []),
    ...(hasPages && env !== 'production' ? sandbox : []),
    ...(hasPages && env === 'sandbox' ? staff : []),
    ...(roles.includes('api') && env !== 'production'
      ? [['API documentation', `${origin}/docs`] as const]
      : []),
    ...(logFile === null ? [] : [['Log', nearby(logFile)] as const]),
  ];
  const width = Math.max(...links.map(([name]) => name.length));
  return ['', ...links.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`), ''].join('\n');
}
