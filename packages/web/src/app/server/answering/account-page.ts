import { randomBytes } from 'node:crypto';
import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { EARLY_INPUT_SCRIPT } from '../../../parts/page/early-input-script.ts';
import type { ScreenHandle } from '../../../parts/page/screen.ts';
import { PAY_BY_CARD } from '../../../paths.ts';
import type { PageSettings } from '../../../state/page-settings.ts';
import { withWaitingScripts } from './after-paint.ts';
import { answerOnce } from './answer-once.ts';
import { nonceContext, pageSettingsContext, reportContext } from './page-context.ts';
import { withStaticPath } from '../assets/static-path.ts';
import { securityHeaders } from '../security/security-headers.ts';

const route = createRequestHandler(build, import.meta.env.MODE);

// The router does not know what its screens export as a handle; all of ours are made by `screen()`.
const SCREENS = Object.values(build.routes).flatMap((each) =>
  each?.path === undefined
    ? []
    : [{ path: each.path, handle: each.module.handle as ScreenHandle | undefined }],
);

/** Whether the screen at a path needs a borrower who is signed in. */
export function needsBorrower(path: string): boolean {
  return matchRoutes(SCREENS, path)?.at(-1)?.route.handle?.access === 'borrower';
}

type Surroundings = { isHttps: boolean; report: (error: unknown) => void };

/** The shell of an account page. It has no personal data and is not cached. */
export async function answerAccountPage(
  request: Request,
  settings: PageSettings,
  { isHttps, report }: Surroundings,
): Promise<Response> {
  const nonce = randomBytes(18).toString('base64url');
  const context = new RouterContextProvider();
  context.set(pageSettingsContext, settings);
  context.set(nonceContext, nonce);
  context.set(reportContext, report);
  const response = await route(request, context);
  const headers = new Headers(response.headers);
  const { thirdParties, clientConfig } = settings;
  const path = new URL(request.url).pathname;
  const policy = securityHeaders({
    nonce,
    isHttps,
    path,
    thirdParties,
    takesCards: path === PAY_BY_CARD && clientConfig.cardPaymentPublishableKey !== null,
    places: clientConfig,
    isReporting: true,
  });
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  const html = withStaticPath(withWaitingScripts(await response.text()), clientConfig.staticPath);
  return answerOnce(request, withEarlyInput(html, nonce), {
    status: response.status,
    headers,
  });
}

/** Before everything that the page loads, so that no press comes too early for it. */
function withEarlyInput(html: string, nonce: string): string {
  return html.replace('<head>', () => `<head><script nonce="${nonce}">${EARLY_INPUT_SCRIPT}</script>`);
}
