import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';

const PARAMETER = 'sent';

/** References are letters and digits, as bank statements take them; the address could hold anything. */
const REFERENCE = /^[A-Z0-9]{6,18}$/;

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
  const [address = '', override] = publicAddress('/contact', page).split('?');
  const search = new URLSearchParams(override);
  search.set(PARAMETER, reference);
  return `${address}?${search.toString()}#outcome`;
}
