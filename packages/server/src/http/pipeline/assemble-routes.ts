import { keysOf } from '@fairlead/core/records';
import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import type { Route } from './route.ts';
import { policyProblem } from './policy.ts';

const NAMES = keysOf(ENDPOINTS);

function problemsOf(routes: readonly Route[], notYetBuilt: readonly EndpointName[]): string[] {
  const timesMounted = (name: EndpointName): number => routes.filter((route) => route.name === name).length;
  return NAMES.flatMap((name) => {
    const times = timesMounted(name) + (notYetBuilt.includes(name) ? 1 : 0);
    if (times === 0) return [`${name} is not mounted`];
    if (times > 1) return [`${name} is mounted twice`];
    return policyProblem(name, ENDPOINTS[name]) ?? [];
  });
}

/**
 * Joins the routes of every feature. An endpoint that is not mounted, is mounted twice or has no policy stops the start;
 * one that an issue has not reached is listed as not yet built, and is absent.
 */
export function assembleRoutes(
  features: readonly (readonly Route[])[],
  notYetBuilt: readonly EndpointName[],
): readonly Route[] {
  const routes = features.flat();
  const problems = problemsOf(routes, notYetBuilt);
  if (problems.length > 0) throw new Error(`The routes do not match the contract: ${problems.join('; ')}`);
  return routes;
}
