import type { LineName } from '@fairlead/contract/endpoints';
import { expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { assembleRoutes } from './assemble-routes.ts';
import { policyProblem } from './policy.ts';

const [first, ...others] = ROUTES;

test('a line that is not mounted, or mounted twice, stops the start', () => {
  const missing: LineName[] = [];
  expect(() => assembleRoutes([others], missing)).toThrow(`${first?.name} is not mounted`);
  expect(() => assembleRoutes([ROUTES, ROUTES], missing)).toThrow(`${first?.name} is mounted twice`);
});

test('a line without a policy stops the start', () => {
  const line = { ...first?.line, actor: 'everybody' } as never;
  expect(policyProblem('readEverything', line)).toBe('readEverything has no policy for the actor everybody');
});
