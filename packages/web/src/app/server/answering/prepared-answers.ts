import type { RawRequest } from '@fairlead/contract/web/web-bundle';
import { keptPage, shelfFor, type Shelf } from './kept-pages.ts';
import { pickBrand } from './pick-brand.ts';
import { sentTo } from './prepared-response.ts';
import { isHttpsAlone } from './served-by-https.ts';
import { consentAsker } from './settings.ts';
import { assetAt, isAssetPath } from '../assets/static-assets.ts';
import type { AtOnceContext, WebFace } from './web-context.ts';

/** What is kept for the visitors of a host: those who have to be asked about cookies, and the others. */
type Shelves = { asking: Shelf; quiet: Shelf };

const MOST_HOSTS = 1_000;

function shelvesOf(host: string, choice: AtOnceContext): Shelves | undefined {
  const at = `http://${host}/`;
  const picked = URL.canParse(at) ? pickBrand(new URL(at), choice) : undefined;
  if (!picked?.ok) return undefined;
  const { brand, isOverridden } = picked.value;
  const reader = { brandId: brand.id, isOverridden };
  return {
    asking: shelfFor({ ...reader, isAsking: true }),
    quiet: shelfFor({ ...reader, isAsking: false }),
  };
}

/** The same, worked out once for each host that is asked for. */
function shelvesByHost(choice: AtOnceContext): (host: string) => Shelves | undefined {
  const known = new Map<string, Shelves | undefined>();
  return (host) => {
    const found = known.get(host);
    if (found) return found;
    const shelves = shelvesOf(host, choice);
    if (known.size === MOST_HOSTS) known.clear();
    known.set(host, shelves);
    return shelves;
  };
}

/**
 * Answers what is kept ready, built files and public pages, without a request object, a promise or a parsed
 * address: undefined is for `handleWeb`, whose answer is the same. An address with a query is never answered here.
 * @public The server loads the built bundle and calls it by this name.
 */
export const preparedAnswers: WebFace['preparedAnswers'] = (choice) => {
  const shelvesAt = shelvesByHost(choice);
  const asks = consentAsker(choice);
  const isHttps = isHttpsAlone(choice);
  const pageAt = ({ host, address, cookies }: RawRequest) => {
    const shelves = shelvesAt(host);
    const shelf = asks(cookies) ? shelves?.asking : shelves?.quiet;
    return shelf && keptPage(shelf, address, choice.now());
  };
  return (asked) => {
    const { method, address } = asked;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const ready = isAssetPath(address) ? assetAt(address, isHttps) : pageAt(asked);
    return ready && sentTo(asked, ready);
  };
};
