import { keysOf } from '@fairlead/core/records';
import { ENDPOINTS } from '@fairlead/contract/endpoints';
import type { Route } from './route.ts';
import { policyProblem } from './policy.ts';

const NAMES = keysOf(ENDPOINTS);

function problemsOf(routes: readonly Route[]): string[] {
  return NAMES.flatMap((name) => {
    const times = routes.filter((route) => route.name === name).length;
    if (times === 0) return [`${name} is not mounted: add route('${name}', …) to a *-routes.ts file`];
    if (times > 1) return [`${name} is mounted twice`];
    return policyProblem(name, ENDPOINTS[name]) ?? [];
  });
}

/**
 * Joins the routes of every feature.
 * @throws Error when an endpoint is not mounted, is mounted twice or has no policy.
 */
export function assembleRoutes(features: readonly (readonly Route[])[]): readonly Route[] {
  const routes = features.flat();
  const problems = problemsOf(routes);
  if (problems.length > 0) throw new Error(`The routes do not match the contract: ${problems.join('; ')}`);
  return routes;
}
