import { z } from 'zod';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { ServiceSettings } from '../outbound/json-service.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import type { AffordabilityPort } from './port.ts';

const PROVIDER = 'affordability';

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** Of the answer only what is used. */
const affordability = z.object({ data: z.object({ isAffordable: z.boolean() }) });

interface SharedApiSettings extends ServiceSettings {
  /** By which the shared API knows this server. */
  readonly name: string;
}

function isAffordableIn(answer: HttpAnswer): boolean | null {
  const { status } = answer;
  if (status === NOT_FOUND) return null;
  if (status >= BAD_REQUEST) throw new ProviderUnavailable(PROVIDER, { why: `status ${status}` });
  return readAs(affordability, answer).data.isAffordable;
}

/** Calls `GET /cross-product/loans/{id}/affordability` of the shared API, as a service of the group. */
export function sharedAffordability(
  outbound: Outbound,
  { url, name, token, loopbackOrigin }: SharedApiSettings,
): AffordabilityPort {
  const { hostname, origin, pathname } = new URL(url);
  const base = `${loopbackOrigin ?? origin}${pathname.replace(/\/$/, '')}`;
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [hostname], loopbackOrigin });
  return {
    isAffordable: ({ brandId, loanId }) =>
      client.send(
        {
          operation: 'read',
          method: 'GET',
          url: `${base}/cross-product/loans/${encodeURIComponent(loanId)}/affordability`,
          headers: { 'X-Brand': brandId, 'X-Service-Name': name, 'X-Service-Token': token },
          isIdempotent: true,
        },
        isAffordableIn,
      ),
  };
}
