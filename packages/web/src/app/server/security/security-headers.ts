import { POLICY_REPORTS } from '@fairlead/contract/web/policy-reports';
import { mayHoldToken } from '../../../state/consent/private-paths.ts';
import { purposesOf, type Configured } from '../../../state/consent/third-parties.ts';
import { ownSources, type OwnPlaces } from './own-sources.ts';
import { CARD_FIELDS, POLICY_SOURCES } from './policy-sources.ts';

/** What every page's policy has in common. A kind of source that is not named falls to `default-src`, to none. */
const COMMON_POLICY = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  // Public pages call nothing, except that Lighthouse reads /robots.txt from inside the page.
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const;

/** The name that the policy gives our own endpoint, which `Reporting-Endpoints` leads to. */
const REPORTS = 'policy';

/** Browsers that know `report-to` ignore `report-uri` (https://www.w3.org/TR/CSP3/#directive-report-uri). */
const REPORTING_POLICY = { 'report-uri': POLICY_REPORTS, 'report-to': REPORTS } as const;
const REPORTING_HEADERS = { 'Reporting-Endpoints': `${REPORTS}="${POLICY_REPORTS}"` } as const;

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

const TWO_YEARS_SECONDS = 63_072_000;

const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
} as const;

/** In development the tools inject scripts and styles of their own. */
const DEVELOPMENT_SOURCES = { 'script-src': "'self' 'unsafe-inline'", 'style-src': "'self' 'unsafe-inline'" };

export type PolicyOfPage = {
  nonce?: string;
  isHttps: boolean;
  path: string;
  /** Services from outside that the page may load once they are agreed to. */
  thirdParties?: Configured;
  /** The page opens Stripe's card fields. */
  takesCards?: boolean;
  /** Addresses of ours where the page's own does not serve the API or the built files. */
  places?: OwnPlaces;
  isDevelopment?: boolean;
  /** An HTML page, of which browsers report what its policy stops. Files have no room for it (decision 0019). */
  isReporting?: boolean;
};

/** Security headers of a page: with a nonce for the router's scripts, or without any inline script at all. */
export function securityHeaders(page: PolicyOfPage): Record<string, string> {
  const { nonce, isHttps, path, isDevelopment = import.meta.env.DEV } = page;
  const isReporting = page.isReporting === true && !isDevelopment;
  const own = {
    ...COMMON_POLICY,
    ...(nonce === undefined
      ? { 'script-src': "'self'" }
      : { 'script-src': `'nonce-${nonce}' 'strict-dynamic'` }),
    ...(isDevelopment ? { ...DEVELOPMENT_SOURCES, 'connect-src': "'self' ws:" } : {}),
  };
  const policy = {
    ...withSources(
      withMore(
        page.places ? withMore(own, ownSources(page.places)) : own,
        page.takesCards ? CARD_FIELDS : {},
      ),
      page.thirdParties ?? {},
    ),
    ...(isReporting ? REPORTING_POLICY : {}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    // An address that may hold a token is not sent as referrer.
    'Referrer-Policy': mayHoldToken(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...COMMON_HEADERS,
    ...(isReporting ? REPORTING_HEADERS : {}),
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
  };
}

type Policy = Readonly<Record<string, string>>;

/** The policy with more sources, each once. */
function withMore(policy: Policy, more: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const added = Object.entries(more).filter(([, sources]) => sources.length > 0);
  const joined = added.map(([name, sources]): [string, string] => [
    name,
    [...new Set([...(policy[name]?.split(' ') ?? []), ...sources])].join(' '),
  ]);
  return { ...policy, ...Object.fromEntries(joined) };
}

/** Lets through what the services of this deployment need, and nothing of a service that it has not. */
function withSources(own: Policy, configured: Configured): Record<string, string> {
  return purposesOf(configured).reduce(
    (policy, purpose) => withMore(policy, POLICY_SOURCES[purpose](configured[purpose] ?? '')),
    { ...own },
  );
}
