import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BYTES_OF_A_FILE, filesOfPages, reachedFrom, type BuiltModule } from './files-of-pages.ts';

const KIB = 1024;

type Given = Partial<Omit<BuiltModule, 'imports'>> & { imports?: readonly string[] };

const built = (given: Readonly<Record<string, Given>>): ReadonlyMap<string, BuiltModule> =>
  new Map(
    Object.entries(given).map(([id, module]) => [id, { imports: [], opened: 0, bytes: KIB, ...module }]),
  );

const page = (...imports: string[]): Given => ({ opened: 1, imports });

const nowhereElse = (): boolean => false;

describe('which modules share a file', () => {
  test('those that the same pages need', () => {
    const modules = built({
      quote: page('field', 'button'),
      offer: page('field', 'button', 'own'),
      field: {},
      button: {},
      own: {},
    });
    const files = filesOfPages(modules, nowhereElse);
    expect(files.get('field')).toBe(files.get('button'));
    expect([...files.keys()]).toEqual(expect.arrayContaining(['field', 'button']));
    expect(files.has('own')).toBe(false);
    expect(files.has('quote')).toBe(false);
  });

  test('what is small is joined with its neighbours, and what is large is loaded by those alone who need it', () => {
    const modules = built({
      quote: page('button', 'hint', 'calendar'),
      offer: page('button', 'hint', 'calendar'),
      loan: page('button'),
      button: {},
      hint: { bytes: 20 },
      calendar: { bytes: 20 * KIB },
    });
    const files = filesOfPages(modules, nowhereElse);
    expect(files.get('hint')).not.toBe(undefined);
    expect(files.get('calendar')).not.toBe(files.get('button'));
  });

  test('a module that every page has anyway is left where it is', () => {
    const modules = built({ quote: page('react'), offer: page('react'), react: {} });
    expect(filesOfPages(modules, (id) => id === 'react').size).toBe(0);
  });

  const sizes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 2, maxLength: 12 });
  const graphs = sizes
    .chain((bytes) =>
      fc.record({
        bytes: fc.constant(bytes),
        pages: fc.array(fc.subarray(bytes.map((_, index) => index)), { minLength: 2, maxLength: 6 }),
        imports: fc.tuple(...bytes.map((_, index) => fc.subarray([...bytes.keys()].slice(0, index)))),
      }),
    )
    .map(({ bytes, pages, imports }) => {
      const named = (indexes: readonly number[] = []): string[] => indexes.map((index) => `m${index}`);
      return built({
        ...Object.fromEntries(
          bytes.map((size, index) => [`m${index}`, { bytes: size, imports: named(imports[index]) }]),
        ),
        ...Object.fromEntries(pages.map((each, index) => [`page${index}`, page(...named(each))])),
      });
    });

  type FileOf = (id: string) => string;

  const filesImportedBy =
    (modules: ReadonlyMap<string, BuiltModule>, fileOf: FileOf) =>
    (file: string): string[] =>
      [...modules]
        .filter(([id]) => fileOf(id) === file)
        .flatMap(([, { imports }]) => imports.map(fileOf))
        .filter((other) => other !== file);

  /** What all pages load together, where each file counts what its being one costs. */
  function loadedInAll(modules: ReadonlyMap<string, BuiltModule>, fileOf: FileOf): number {
    const bytesOf = (file: string): number =>
      [...modules].reduce((sum, [id, { bytes }]) => sum + (fileOf(id) === file ? bytes : 0), BYTES_OF_A_FILE);
    return [...modules]
      .filter(([, { opened }]) => opened > 0)
      .flatMap(([id]) => [...reachedFrom([fileOf(id)], filesImportedBy(modules, fileOf))])
      .reduce((sum, file) => sum + bytesOf(file), 0);
  }

  test('files never import each other in a circle', () => {
    fc.assert(
      fc.property(graphs, (modules) => {
        const shared = filesOfPages(modules, nowhereElse);
        const importedBy = filesImportedBy(modules, (id) => shared.get(id) ?? id);
        for (const file of new Set(shared.values()))
          expect(reachedFrom(importedBy(file), importedBy)).not.toContain(file);
      }),
    );
  });

  test('all pages together load no more than with a file for each module', () => {
    fc.assert(
      fc.property(graphs, (modules) => {
        const shared = filesOfPages(modules, nowhereElse);
        const own = loadedInAll(modules, (id) => id);
        expect(loadedInAll(modules, (id) => shared.get(id) ?? id)).toBeLessThanOrEqual(own);
      }),
    );
  });
});
