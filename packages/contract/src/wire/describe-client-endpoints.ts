import { ENDPOINTS } from '../endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { COMMON_ERRORS } from './errors.ts';
import { moneyPlan } from './money-plan.ts';

const ALL: EndpointTable = ENDPOINTS;

/** Errors after which the effect of a request is unknown or was never tried. */
function openErrors(): string[] {
  const stated = [COMMON_ERRORS, ...Object.values(ALL).map(({ refusals }) => refusals)].flatMap((refusals) =>
    Object.entries(refusals),
  );
  return [...new Set(stated.filter(([, { isFinal }]) => !isFinal).map(([type]) => type))];
}

/** The text of `client-endpoints.ts`, generated from the contract. */
export function clientEndpointsSource(): string {
  const plans: string[] = [''];
  const numberOf = (plan: string): number => {
    if (!plans.includes(plan)) plans.push(plan);
    return plans.indexOf(plan);
  };
  const called = Object.entries(ALL).filter(([, { calledFrom }]) => calledFrom === 'script');
  const rows = called.map(([name, { method, path, actor, idempotent, body, data }]) => {
    const [given, answered] = [body, data].map((schema) => numberOf(moneyPlan(schema).join(' ')));
    return `  ${name}: ${JSON.stringify([method, path, actor !== 'sandbox', idempotent, given, answered])},\n`;
  });
  return `// Written by "npm run client-endpoints" from endpoints.ts: run it after a change of the contract.
import type { BrowserEndpointName } from '../endpoints.ts';
import type { ClientEndpoint } from './client-endpoint.ts';

/** Dotted places of money, each list space-joined: several endpoints share one. */
export const MONEY_PLANS: readonly string[] = ${JSON.stringify(plans)};

/** Errors after which the same request is repeated under the same Idempotency-Key. */
export const OPEN_ERRORS: readonly string[] = ${JSON.stringify(openErrors())};

export const CLIENT_ENDPOINTS: Readonly<Record<BrowserEndpointName, ClientEndpoint>> = {\n${rows.join('')}};\n`;
}
