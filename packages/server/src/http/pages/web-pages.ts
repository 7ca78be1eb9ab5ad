import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_NOT_CONFIGURED } from '@fairlead/brands/brands';
import type { AnswerPrepared, WebBundle } from '@fairlead/contract/web/web-bundle';
import type { AppServices } from '../../context.ts';
import { brandReporter } from './brand-reporter.ts';
import { callApiFor } from './call-api.ts';
import { addressOf } from '../pipeline/caller.ts';
import { clientConfigOf } from './client-config.ts';
import { apiHeaders } from '../answers/headers.ts';
import type { ProductApi } from '../pipeline/product-api.ts';
import { takeReports, type TakeReports } from '../policy-reports/take-reports.ts';
import { publicFiguresOf } from './public-figures.ts';
import { sandboxBank } from './sandbox-bank.ts';
import { sandboxBankPayment } from './sandbox-bank-payment.ts';

/** What the bundle's own entry promises (web/src/app/server/answering/handle-web.ts). */
type Bundle = WebBundle<BrandId, Request, Response>;

type PageContext = Omit<Parameters<Bundle['handleWeb']>[1], 'callApi'>;

export interface WebPages {
  answer(request: Request, socketAddress?: string): Promise<Response>;
  /** The same answer, sooner, where it is ready. */
  readonly prepared: AnswerPrepared;
  /** Takes what browsers report of the pages' content policies. */
  readonly takeReports: TakeReports;
}

const NOT_BUILT = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Not built yet</title></head>
<body><h1>The pages are not built yet</h1>
<p>The API answers. To see the pages, stop the server and run <code>npm start</code>, which builds them.</p>
</body></html>`;

type Surroundings = Pick<AppServices, 'config' | 'clock' | 'wallNow' | 'log' | 'metrics'>;

const notBuilt = (services: Surroundings): WebPages => ({
  answer: async () =>
    new Response(NOT_BUILT, {
      status: 503,
      headers: apiHeaders('-', { 'content-type': 'text/html; charset=utf-8' }),
    }),
  prepared: () => undefined,
  takeReports: takeReports(services, () => null),
});

function pageContextOf(services: Surroundings): PageContext {
  const { config, clock, wallNow, log } = services;
  const reportBrand = brandReporter(services);
  return {
    env: config.env,
    buildVersion: config.buildVersion,
    brandOverrideAllowed: config.brandOverride,
    isStyleguideShown: config.styleguide,
    ...(config.brand === null ? {} : { defaultBrand: config.brand }),
    publicUrl: (brand) => config.publicUrls[brand],
    clientConfig: (brand) => clientConfigOf(config, brand),
    errorReporter: config.errorReporter,
    countsPageViews: config.countsPageViews,
    figures: (brand) => publicFiguresOf(config, brand),
    staffUrl: config.staff.url,
    today: () => clock.today(),
    now: wallNow,
    report: (error) => log.warn({ err: error }, 'page failed'),
    reportBrandNotConfigured: () => {
      log.warn(BRAND_NOT_CONFIGURED);
      reportBrand();
    },
  };
}

/** A file that cannot be read is answered by the app, like every other fault: nothing catches what a listener throws. */
function orUnprepared(atOnce: AnswerPrepared, log: AppServices['log']): AnswerPrepared {
  return (asked) => {
    try {
      return atOnce(asked);
    } catch (error) {
      log.warn({ err: error }, 'not answered at once');
      return undefined;
    }
  };
}

/** The built pages; until they are built, one page that says so. `api` is the API of this process. */
export async function webPagesOf(services: Surroundings, api: ProductApi | null): Promise<WebPages> {
  const { config, log } = services;
  if (!existsSync(config.webBundle)) return notBuilt(services);
  // Its entry is held to the same type.
  const bundle = (await import(pathToFileURL(config.webBundle).href)) as Bundle;
  const context = pageContextOf(services);
  return {
    answer: async (request, socketAddress) => {
      const bank = await sandboxBank(config, request);
      if (bank) return bank;
      const visitor = addressOf(request, socketAddress, config.trustedProxies);
      const callApi = callApiFor(config, api, visitor);
      const payment = await sandboxBankPayment(config, callApi, request);
      return payment ?? bundle.handleWeb(request, { ...context, callApi });
    },
    prepared: orUnprepared(bundle.preparedAnswers(context), log),
    takeReports: takeReports(services, bundle.pagePattern),
  };
}
