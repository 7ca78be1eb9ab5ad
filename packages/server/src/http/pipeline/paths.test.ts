import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { pathFinder } from './paths.ts';

const find = pathFinder(ROUTES);
const ID = '01a1f866-0d00-742c-8dbe-984679d2ac53';

const named = (method: string, path: string) => {
  const found = find(method, path);
  return found.kind === 'route' ? [found.route.name, found.params] : found.kind;
};

describe('an address', () => {
  test.each([
    ['GET', `/v2/loan-applications/${ID}`, ['readApplication', { id: ID }]],
    ['HEAD', `/v2/loan-applications/${ID}`, ['readApplication', { id: ID }]],
    ['POST', '/loan-applications', ['submitApplication', {}]],
    [
      'GET',
      `/v2/loan-applications/${ID}/read-adequate-explanations.pdf`,
      ['readApplicationDocument', { id: ID, slug: 'adequate-explanations', format: 'pdf' }],
    ],
    [
      'GET',
      `/v2/loan-applications/${ID}/read-secci.html/download`,
      ['downloadApplicationDocument', { id: ID, slug: 'secci', format: 'html' }],
    ],
  ])('%s %s is found with its parts', (method, path, expected) => {
    expect(named(method, path)).toEqual(expected);
  });

  test.each(['/v2', '/v2/', '/v2/loans/a/b/c', `/v2/users/${ID}/`, '/v2/users/%E0%A4%A'])(
    '%s is nothing',
    (path) => {
      expect(named('GET', path)).toBe('nothing');
    },
  );

  test('made to be slow to read is refused at once', () => {
    const startedAt = performance.now();
    for (const part of ['.', 'a.', '.pdf', '/read-']) {
      expect(named('GET', `/v2/loan-applications/x/read-${part.repeat(15_000)}/`)).toBe('nothing');
    }
    expect(performance.now() - startedAt).toBeLessThan(200);
  });

  test('with another method names the methods it has', () => {
    expect(find('DELETE', '/v2/auth')).toEqual({ kind: 'wrong-method', allowed: ['POST'] });
  });
});

test('a path that fills in its second part is refused, because places are found by it', () => {
  const [first] = ROUTES;
  if (!first) throw new Error('There is no route.');
  const endpoint = { ...first.endpoint, path: '/v2/:id/notes', alsoAt: [] };
  expect(() => pathFinder([{ ...first, endpoint }])).toThrow('/v2/:id/notes fills in its second part');
});
