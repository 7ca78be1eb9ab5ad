import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';

const SAVED = 'saved';

/** The cookies page, saying that its own form was saved. */
export function savedAddress(page: PublicPageProps): string {
  const address = publicAddress('/cookies', page);
  return `${address}${address.includes('?') ? '&' : '?'}${SAVED}=1`;
}

export const saysSaved = (url: URL): boolean => url.searchParams.has(SAVED);
