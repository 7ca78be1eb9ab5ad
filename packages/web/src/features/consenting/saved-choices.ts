import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

const SAVED = 'saved';

/** The cookies page, saying that its own form was saved. */
export function savedAddress(page: PublicPageProps): string {
  return publicAddress(`/cookies?${SAVED}=1`, page);
}

export const saysSaved = (url: URL): boolean => url.searchParams.has(SAVED);
