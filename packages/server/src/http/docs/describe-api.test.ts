import { NOUNS } from '@fairlead/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../routes.ts';
import { describeApi } from './describe-api.ts';
import { exampleOf } from './example-of.ts';
import { literalPathsOf } from './literal-paths.ts';
import { hasBody, schemaOf } from './schemas.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly example: unknown }> };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content: Record<string, { readonly example?: unknown }> }
  >;
  readonly 'x-codeSamples': readonly { readonly source: string }[];
}

const ORIGIN = 'http://localhost:3000';

const document = describeApi(ROUTES, ORIGIN) as {
  readonly openapi: string;
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method, described })),
);

const operation = (path: string, method: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

describe('the OpenAPI document', () => {
  test('describes every mounted endpoint at every address', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations).toHaveLength(ROUTES.flatMap(({ endpoint }) => literalPathsOf(endpoint)).length);
    expect(new Set(operations.map(({ described }) => described.operationId)).size).toBe(operations.length);
  });

  test('groups them by noun', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(NOUNS.map(({ name }) => name));
    const tagged = new Set(operations.flatMap(({ described }) => described.tags));
    expect(tagged).toEqual(new Set(NOUNS.map(({ name }) => name)));
  });

  test('writes out the parts of a path that take a few values', () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/v2/loan-applications/{id}/read-adequate-explanations.html',
        '/v2/loan-applications/{id}/read-contract.pdf/download',
        '/v2/loans/{id}/secci.pdf',
      ]),
    );
    const read = operation('/v2/loan-applications/{id}/read-contract.html', 'get');
    const inPath = read.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual(['id']);
    expect(Object.keys(read.responses['200']?.content ?? {})).toEqual(['text/html']);
  });

  test('names each refusal under its status, with an example', () => {
    const { responses } = operation('/v2/loan-applications/{id}/requested', 'post');
    expect(responses['409']?.description).toContain('documentsOutOfDate');
    expect(responses['403']?.description).toContain('stepUpRequired');
    expect(responses['401']?.description).toBe('notSignedIn');
    expect(responses['422']?.description).toContain('idempotencyKeyReused');
    expect(JSON.stringify(responses['409'])).toContain('These documents were made for another day.');
  });

  test('says what an application needs, and what a borrower who is signed in to motor finance can leave out', () => {
    const { requestBody } = operation('/v2/loan-applications', 'post');
    const { schema } = (requestBody?.content['application/json'] ?? {}) as {
      readonly schema?: { readonly anyOf: readonly { readonly required: readonly string[] }[] };
    };
    const [whole, motor] = (schema?.anyOf ?? []).map(({ required }) => required);
    const loan = ['amount', 'term', 'employmentStatus'];
    expect(whole?.toSorted()).toEqual(
      [...loan, 'reason', 'netMonthlyIncome', 'user', 'affordability'].toSorted(),
    );
    const car = ['drivingLicenceType', 'vehicle', 'financeType', 'finance'];
    expect(motor?.toSorted()).toEqual([...loan, ...car].toSorted());
  });

  test('says what a call needs', () => {
    const { description } = operation('/v2/loan-applications/{id}/requested', 'post');
    expect(description).toContain('Needs a signed-in borrower.');
    expect(description).toContain('SMS code');
    expect(description).toContain('`Idempotency-Key`');
    expect(description).toContain('409 `cannotReApply`');
    const applying = operation('/v2/loan-applications', 'post').description;
    expect(applying).toContain('At most 5 calls an hour from one network and 3 calls a day for one account.');
    const link = operation('/v2/auth/login-link', 'post').description;
    expect(link).toContain(
      '10 calls in 15 minutes from one browser that has signed in to the account before.',
    );
    expect(operation('/v2/trustpilot/stats.json', 'get').description).toContain('cached for 12 hours');
  });

  test('says how to prove who calls', () => {
    const read = operation('/v2/loans/{id}/contract.pdf', 'get');
    expect(read.security).toEqual([{ bearer: [] }, { authCookie: [] }]);
    expect(operation('/v2/auth', 'post').security).toEqual([]);
  });

  test('shows money as the pounds of the wire', () => {
    const body = JSON.stringify(operation('/v2/loan-applications', 'post').requestBody);
    expect(body).toContain('Pounds with at most two decimals');
  });

  test('leaves no reference dangling', () => {
    const text = JSON.stringify(document);
    const targets = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target]) => target ?? '');
    const resolve = (target: string): unknown =>
      target.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(resolve(target), target).toBeDefined();
  });
});

describe('the example of', () => {
  test.each(ROUTES.map(({ name, endpoint }) => ({ name, endpoint })))(
    '$name fits its schemas',
    ({ endpoint }) => {
      const { body, data } = endpoint;
      if (hasBody(endpoint))
        expect(z.safeDecode(body, exampleOf(schemaOf(body)) as never).error).toBeUndefined();
      if (endpoint.answers === 'json')
        expect(z.safeDecode(data, exampleOf(schemaOf(data)) as never).error).toBeUndefined();
    },
  );

  test('a body is what a person would send', () => {
    const body = operation('/v2/loan-applications', 'post').requestBody?.content['application/json']?.example;
    expect(body).toMatchObject({
      amount: 7500,
      user: { firstName: 'Ada', lastName: 'Accept', addresses: [{ postCode: 'ID1 1QD' }] },
    });
  });
});

describe('the curl line of', () => {
  const curl = (path: string, method: string) => operation(path, method)['x-codeSamples'][0]?.source ?? '';

  test('every call names its address', () => {
    for (const { path, described } of operations)
      expect(described['x-codeSamples'][0]?.source).toContain(
        `${ORIGIN}${path.replaceAll(/\{\w+\}/g, '$ID')}`,
      );
  });

  test('a call with a body sends its example', () => {
    const line = curl('/v2/bank-application-requirements/{id}/provide-bank-details', 'post');
    expect(line).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(line).toContain('-H "Idempotency-Key: $(uuidgen)"');
    expect(line).toContain('"accountName": "Ada Accept"');
  });

  test('a call with a query fills in what it needs', () => {
    expect(curl('/v2/addresses', 'get')).toBe(`curl "${ORIGIN}/v2/addresses?postCode=ID1+1QD"`);
  });
});
