import { MARKETING_PARAMETERS, MARKETING_VALUE } from '@fairlead/contract/web/marketing';
import { VISITS_CALLS } from '@fairlead/contract/wire/client-endpoints/visits';
import { apiAddress, type ApiPlaces } from '../api-address.ts';
import { readChoices } from './consent.ts';

/** A page by the pattern of its address, such as `/account/borrow/requested/:id`, under a brand. */
export type PageView = { page: string; brandId: string; apiPlaces: ApiPlaces };

/** The marketing parameters of an address that the server counts by. */
function marketingIn(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  const given = MARKETING_PARAMETERS.map((name) => [name, parameters.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => MARKETING_VALUE.test(value)));
}

/** Counts a view of a page where the visitor has agreed to statistics. The call names neither visit nor borrower. */
export function countView({ page, brandId, apiPlaces }: PageView): void {
  if (readChoices(document.cookie).statistics !== true) return;
  const [, method, path] = VISITS_CALLS.recordPageView;
  const headers = { 'Content-Type': 'application/json', 'X-Brand': brandId };
  const body = JSON.stringify({ page, ...marketingIn(location.search) });
  fetch(apiAddress(path, apiPlaces), { method, headers, body, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
