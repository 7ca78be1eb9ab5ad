import type { RawRequest } from '@fairlead/contract/web/web-bundle';
import { cachedPage, pageCacheFor, type PageCache } from './page-cache.ts';
import { pickBrand } from './pick-brand.ts';
import { sentTo } from './prepared-response.ts';
import { isHttpsAlone } from './served-by-https.ts';
import { consentAsker, hasSession } from './settings.ts';
import { assetAt, isAssetPath } from '../assets/static-assets.ts';
import type { PreparedContext, WebBundle } from './web-context.ts';

/** The cached pages of a host, with the cookie banner and without it, for visitors and for who is signed in. */
type Caches = Readonly<Record<'visitor' | 'signedIn', { asking: PageCache; quiet: PageCache }>>;

const MOST_HOSTS = 1_000;

function cachesOf(host: string, choice: PreparedContext): Caches | undefined {
  const at = `http://${host}/`;
  const picked = URL.canParse(at) ? pickBrand(new URL(at), choice) : undefined;
  if (!picked?.ok) return undefined;
  const { brand, isOverridden } = picked.value;
  const cachesFor = (isSignedIn: boolean) => {
    const variant = { brandId: brand.id, isOverridden, isSignedIn };
    return {
      asking: pageCacheFor({ ...variant, isAsking: true }),
      quiet: pageCacheFor({ ...variant, isAsking: false }),
    };
  };
  return { visitor: cachesFor(false), signedIn: cachesFor(true) };
}

/** The same, remembered for each host. */
function cachesByHost(choice: PreparedContext): (host: string) => Caches | undefined {
  const known = new Map<string, Caches | undefined>();
  return (host) => {
    const found = known.get(host);
    if (found) return found;
    const caches = cachesOf(host, choice);
    if (known.size === MOST_HOSTS) known.clear();
    known.set(host, caches);
    return caches;
  };
}

/**
 * Answers with built files and cached public pages, without creating a request, a promise or a URL. Returns undefined
 * for anything else, which goes to `handleWeb`. An address with a query is never answered here.
 * @public The server loads the built bundle and calls it by this name.
 */
export const preparedAnswers: WebBundle['preparedAnswers'] = (choice) => {
  const cachesAt = cachesByHost(choice);
  const asks = consentAsker(choice);
  const isHttps = isHttpsAlone(choice);
  const pageAt = ({ host, address, cookies }: RawRequest) => {
    const caches = cachesAt(host)?.[hasSession(cookies) ? 'signedIn' : 'visitor'];
    const cache = asks(cookies) ? caches?.asking : caches?.quiet;
    return cache && cachedPage(cache, address, choice.now());
  };
  return (asked) => {
    const { method, address } = asked;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const ready = isAssetPath(address) ? assetAt(address, isHttps) : pageAt(asked);
    return ready && sentTo(asked, ready);
  };
};
