import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrandId } from '@fairlead/brands/brand';
import type { ClientConfig, ErrorReporter } from '@fairlead/contract/client-config';
import type { PublicFigures } from '@fairlead/contract/public-figures';
import type { House } from '../context.ts';
import { BRAND_NOT_CONFIGURED, brandReporter } from './brand-reporter.ts';
import { callApiFor, type CallApi } from './call-api.ts';
import { addressOf } from './caller.ts';
import { clientConfigOf } from './client-config.ts';
import { apiHeaders } from './headers.ts';
import type { ProductApi } from './product-api.ts';
import { publicFiguresOf } from './public-figures.ts';

/** What the web bundle is told of the house. */
export interface WebContext {
  readonly env: House['config']['env'];
  readonly buildVersion: string;
  readonly brandOverrideAllowed: boolean;
  readonly isStyleguideShown: boolean;
  readonly defaultBrand?: BrandId;
  publicUrl(brandId: BrandId): string;
  clientConfig(brandId: BrandId): ClientConfig;
  /** Where faults of pages are reported; null for nowhere. */
  readonly errorReporter: ErrorReporter | null;
  /** What may be said of the brand in figures; null where nothing may. */
  figures(brandId: BrandId): PublicFigures | null;
  /** Calls the product API for the visitor, under the brand of X-Brand; null where no API can be reached. */
  readonly callApi: CallApi | null;
  today(): Promise<string>;
  /** The instant on the wall. */
  now(): Date;
  /** Told of what went wrong while a page was made. */
  report(error: unknown): void;
}

/** A request as the socket brought it: what follows the method, and the headers that matter. */
export interface AskedAtOnce {
  readonly method: string;
  readonly address: string;
  readonly host: string;
  readonly cookies: string | null;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** An answer to write as it is: names and values of the headers in turn; a body of text is latin1. */
export interface Sent {
  readonly status: number;
  readonly headers: string[];
  readonly body: Uint8Array | string | null;
}

/** Answers what is kept ready; undefined where the answer has to be made. */
export type AnswerAtOnce = (asked: AskedAtOnce) => Sent | undefined;

interface WebBundle {
  handleWeb(request: Request, context: WebContext): Promise<Response>;
  answersAtOnce(context: Omit<WebContext, 'callApi'>): AnswerAtOnce;
}

export interface WebPages {
  answer(request: Request, socketAddress?: string): Promise<Response>;
  /** The same answer, sooner, where it is ready. */
  readonly atOnce: AnswerAtOnce;
}

const NOT_BUILT = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Not built yet</title></head>
<body><h1>The pages are not built yet</h1>
<p>The API answers. To see the pages, stop the server and run <code>npm start</code>, which builds them.</p>
</body></html>`;

const notBuilt: WebPages = {
  answer: async () =>
    new Response(NOT_BUILT, {
      status: 503,
      headers: apiHeaders('-', { 'content-type': 'text/html; charset=utf-8' }),
    }),
  atOnce: () => undefined,
};

type Surroundings = Pick<House, 'config' | 'clock' | 'wallNow' | 'log'>;

function webContextOf(house: Surroundings): Omit<WebContext, 'callApi'> {
  const { config, clock, wallNow, log } = house;
  const reportBrand = brandReporter(house);
  return {
    env: config.env,
    buildVersion: config.buildVersion,
    brandOverrideAllowed: config.brandOverride,
    isStyleguideShown: config.styleguide,
    ...(config.brand === null ? {} : { defaultBrand: config.brand }),
    publicUrl: (brand) => config.publicUrls[brand],
    clientConfig: (brand) => clientConfigOf(config, brand),
    errorReporter: config.errorReporter,
    figures: (brand) => publicFiguresOf(config, brand),
    today: () => clock.today(),
    now: wallNow,
    report: (error) => {
      log.warn({ err: error }, 'page failed');
      if (error instanceof Error && error.message === BRAND_NOT_CONFIGURED) reportBrand();
    },
  };
}

/** The built pages; until they are built, one page that says so. `api` is the API of this process. */
export async function webPagesOf(house: Surroundings, api: ProductApi | null): Promise<WebPages> {
  const { config } = house;
  if (!existsSync(config.webBundle)) return notBuilt;
  // the bundle's own test holds its face to this
  const bundle = (await import(pathToFileURL(config.webBundle).href)) as WebBundle;
  const context = webContextOf(house);
  return {
    answer: (request, socketAddress) => {
      const visitor = addressOf(request, socketAddress, config.trustedProxies);
      return bundle.handleWeb(request, { ...context, callApi: callApiFor(config, api, visitor) });
    },
    atOnce: bundle.answersAtOnce(context),
  };
}
