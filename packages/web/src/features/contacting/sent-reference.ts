import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

const PARAMETER = 'sent';

/** As references are made: nothing else that an address holds is shown as one, a telephone number least of all. */
const REFERENCE = /^[A-HJKMNP-Z2-9]{10}$/;

/** Whether the address is that of a confirmation, so that the page is made for its reader alone. */
export function saysSent(url: URL): boolean {
  return url.searchParams.has(PARAMETER);
}

/** The reference of the message that was sent, or null. */
export function sentReference(url: URL): string | null {
  const reference = url.searchParams.get(PARAMETER);
  return reference !== null && REFERENCE.test(reference) ? reference : null;
}

/** Where a sent message is confirmed: an address that can be kept and loaded again without sending anything. */
export function sentAddress(reference: string, page: PublicPageProps): string {
  const search = new URLSearchParams({ [PARAMETER]: reference });
  return publicAddress(`/contact?${search.toString()}#outcome`, page);
}
