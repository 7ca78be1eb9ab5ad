import { addressLookupEndpoints } from './address-lookup.ts';
import { authEndpoints } from './auth.ts';
import { chatEndpoints } from './chat.ts';
import { contactMessageEndpoints } from './contact-message.ts';
import { employmentStatusEndpoints } from './employment-status.ts';
import { documentEndpoints } from './loan-application/document-endpoints.ts';
import { loanApplicationEndpoints } from './loan-application/endpoints.ts';
import { loanEndpoints } from './loan.ts';
import { requirementEndpoints } from './requirement.ts';
import { reviewEndpoints } from './review-stats.ts';
import { sandboxEndpoints } from './sandbox.ts';
import { userEndpoints } from './user.ts';
import type { EndpointTable } from './wire/endpoint.ts';

/** Every endpoint of the product, by the name that the server mounts and the browser calls. */
export const ENDPOINTS = {
  ...authEndpoints,
  ...userEndpoints,
  ...addressLookupEndpoints,
  ...employmentStatusEndpoints,
  ...reviewEndpoints,
  ...chatEndpoints,
  ...contactMessageEndpoints,
  ...loanApplicationEndpoints,
  ...requirementEndpoints,
  ...documentEndpoints,
  ...loanEndpoints,
  ...sandboxEndpoints,
} as const satisfies EndpointTable;

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;

/** An endpoint that scripts in the browser call. */
export type BrowserEndpointName = {
  [N in EndpointName]: Endpoints[N]['calledFrom'] extends 'script' ? N : never;
}[EndpointName];
