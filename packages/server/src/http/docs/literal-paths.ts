import { z } from 'zod';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { pathsOf } from '../pipeline/paths.ts';
import { shapeOf } from './schemas.ts';

export interface LiteralPath {
  /** `/v2/loans/{id}/contract.pdf`: parts that take a few values are written out, as the specification writes them. */
  readonly path: string;
  /** The values that are written out, in their order in the path. */
  readonly values: readonly string[];
  /** Another address of the same endpoint, such as the form without /v2. */
  readonly isAlias: boolean;
  /** Names of the parts that a caller fills in. */
  readonly open: readonly string[];
}

const PART = /:([a-z]\w*)/gi;

function choicesOf({ params }: Endpoint, name: string): readonly string[] | null {
  const schema = shapeOf(params)[name];
  return schema instanceof z.ZodEnum ? schema.options.map(String) : null;
}

function writtenOut(endpoint: Endpoint, path: string, isAlias: boolean): readonly LiteralPath[] {
  const names = [...path.matchAll(PART)].map(([, name]) => name ?? '');
  const start: LiteralPath = { path, values: [], isAlias, open: [] };
  return names.reduce<readonly LiteralPath[]>(
    (all, name) => {
      const choices = choicesOf(endpoint, name);
      return all.flatMap((at): LiteralPath[] => {
        if (!choices)
          return [{ ...at, path: at.path.replace(`:${name}`, `{${name}}`), open: [...at.open, name] }];
        return choices.map((value) => ({
          ...at,
          path: at.path.replace(`:${name}`, value),
          values: [...at.values, value],
        }));
      });
    },
    [start],
  );
}

/** Every address of an endpoint in the words of OpenAPI. */
export function literalPathsOf(endpoint: Endpoint): readonly LiteralPath[] {
  return pathsOf(endpoint).flatMap((path, index) => writtenOut(endpoint, path, index > 0));
}
