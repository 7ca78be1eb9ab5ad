import { expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { assembleRoutes } from './assemble-routes.ts';
import { policyProblem } from './policy.ts';

const [first, ...others] = ROUTES;

test('an endpoint that is not mounted, or mounted twice, stops the start', () => {
  expect(() => assembleRoutes([others])).toThrow(`${first?.name} is not mounted`);
  expect(() => assembleRoutes([ROUTES, ROUTES])).toThrow(`${first?.name} is mounted twice`);
});

test('an endpoint without a policy stops the start', () => {
  const endpoint = { ...first?.endpoint, actor: 'everyone' } as never;
  expect(policyProblem('readEverything', endpoint)).toBe(
    'readEverything has no policy for the actor everyone',
  );
});
