import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { describeApi } from './describe-api.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { pathsOf } from '../pipeline/paths.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-actor': string;
  readonly security: readonly unknown[];
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, { readonly description: string }>;
}

const document = describeApi(ROUTES) as {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
};

const operation = (path: string, method: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};

describe('the OpenAPI document', () => {
  test('describes every mounted endpoint at every address', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(document.openapi).toBe('3.1.0');
    expect(described).toHaveLength(ROUTES.flatMap(({ endpoint }) => pathsOf(endpoint)).length);
    expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
  });

  test('names each refusal under its status', () => {
    const { responses } = operation('/v2/loan-applications/{id}/requested', 'post');
    expect(responses['409']?.description).toContain('documentsOutOfDate');
    expect(responses['403']?.description).toContain('stepUpRequired');
    expect(responses['401']?.description).toBe('notSignedIn');
    expect(responses['422']?.description).toContain('idempotencyKeyReused');
  });

  test('names every part of a path, and how to prove who calls', () => {
    const read = operation('/v2/loan-applications/{id}/read-{slug}.{format}', 'get');
    const inPath = read.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual(['id', 'slug', 'format']);
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

describe('the page of the API', () => {
  test('names every call, and carries no script and no inline style', () => {
    const page = docsPage(ROUTES);
    for (const { endpoint } of ROUTES)
      expect(page).toContain(`<code>${endpoint.method} ${endpoint.path}</code>`);
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(DOCS_POLICY).toContain("default-src 'none'");
  });
});
