import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrandId } from '@fairlead/brands/brand';
import type { House } from '../context.ts';
import { apiHeaders } from './headers.ts';

/** What the web bundle is told of the house. */
export interface WebContext {
  readonly env: House['config']['env'];
  readonly buildVersion: string;
  readonly brandOverrideAllowed: boolean;
  readonly defaultBrand?: BrandId;
  publicUrl(brandId: BrandId): string;
  readonly clientConfig: Readonly<Record<string, unknown>>;
  today(): Promise<string>;
  /** The instant on the wall. */
  now(): Date;
  /** Told of what went wrong while a page was made. */
  report(error: unknown): void;
}

interface WebBundle {
  handleWeb(request: Request, context: WebContext): Promise<Response>;
}

export type WebPages = (request: Request) => Promise<Response>;

const NOT_BUILT = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Not built yet</title></head>
<body><h1>The pages are not built yet</h1>
<p>The API answers. To see the pages, stop the server and run <code>npm start</code>, which builds them.</p>
</body></html>`;

const notBuilt: WebPages = async () =>
  new Response(NOT_BUILT, {
    status: 503,
    headers: apiHeaders('-', { 'content-type': 'text/html; charset=utf-8' }),
  });

type Surroundings = Pick<House, 'config' | 'clock' | 'wallNow' | 'log'>;

function webContextOf({ config, clock, wallNow, log }: Surroundings): WebContext {
  return {
    env: config.env,
    buildVersion: config.buildVersion,
    brandOverrideAllowed: config.brandOverride,
    ...(config.brand === null ? {} : { defaultBrand: config.brand }),
    publicUrl: (brand) => config.publicUrls[brand],
    clientConfig: { env: config.env, buildVersion: config.buildVersion, voidContracts: config.voidContracts },
    today: () => clock.today(),
    now: wallNow,
    report: (error) => log.warn({ err: error }, 'page failed'),
  };
}

/** The built pages; until they are built, one page that says so. */
export async function webPagesOf(house: Surroundings): Promise<WebPages> {
  const { webBundle } = house.config;
  if (!existsSync(webBundle)) return notBuilt;
  // the bundle's own test holds its face to this
  const bundle = (await import(pathToFileURL(webBundle).href)) as WebBundle;
  const context = webContextOf(house);
  return (request) => bundle.handleWeb(request, context);
}
