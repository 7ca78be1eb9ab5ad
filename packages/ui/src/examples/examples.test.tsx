import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { placeOn, shownIn, type Example } from './example.tsx';
import { EXAMPLE_CHAPTERS } from './examples.tsx';

const SRC = path.join(import.meta.dirname, '..');

/** Folders without a component of their own, and the parts of a page that the style guide itself is made of. */
const WITHOUT_EXAMPLES = [
  'base',
  'character',
  'examples',
  'field',
  'hero',
  'shared',
  'site-footer',
  'site-header',
];

const GROUPS = EXAMPLE_CHAPTERS.flatMap(({ groups }) => groups);
const PLACES = [placeOn('light'), placeOn('dark')] as const;

const EXAMPLES = GROUPS.flatMap(({ title, examples }) =>
  examples.map((example) => ({ title, name: example.name, html: htmlOf(example) })),
);

function htmlOf(example: Example): string {
  return renderToStaticMarkup(shownIn(PLACES[0], example));
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');
}

function controls(html: string): string[] {
  return [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(EXAMPLES)('$title: $name', ({ html }) => {
  test('carries no inline style, which the content policy would block', () => {
    expect(html).not.toMatch(/ style=|<style|<script/);
  });

  test('points only at ids that it contains', () => {
    const ids = new Set(attributes(html, 'id'));
    const references = ['aria-describedby', 'aria-labelledby', 'for'].flatMap((name) =>
      attributes(html, name).flatMap((value) => value.split(' ')),
    );
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('gives every control a label', () => {
    const labelled = new Set(attributes(html, 'for'));
    const nameless = controls(html).filter((tag) => {
      const [id = ''] = attributes(tag, 'id');
      return !labelled.has(id) && !tag.includes('aria-label=') && !tag.includes('type="hidden"');
    });
    expect(nameless).toEqual([]);
  });

  test('leaves the page’s only heading of the first level to the page', () => {
    expect(html).not.toContain('<h1');
  });
});

describe('one page that shows every example on both surfaces', () => {
  const page = renderToStaticMarkup(
    PLACES.flatMap((place, index) =>
      GROUPS.flatMap(({ title, examples }) =>
        examples.map((example) => (
          <div key={`${index} ${title}: ${example.name}`}>{shownIn(place, example)}</div>
        )),
      ),
    ),
  );

  test('has each id once', () => {
    expect(repeated(attributes(page, 'id'))).toEqual([]);
  });

  test('gives no two questions one name, so that an answer to one is no answer to the other', () => {
    const names = GROUPS.flatMap(({ examples }) =>
      examples.flatMap((example) =>
        PLACES.map((place) => [
          ...new Set(
            controls(renderToStaticMarkup(shownIn(place, example)))
              .filter((tag) => !tag.includes('type="hidden"'))
              .flatMap((tag) => attributes(tag, 'name')),
          ),
        ]),
      ),
    ).flat();
    expect(repeated(names)).toEqual([]);
  });

  test('calls no two landmarks the same', () => {
    const navigations = [...page.matchAll(/<nav\b[^>]*>/g)].flatMap(([tag]) => attributes(tag, 'aria-label'));
    expect(navigations.length).toBeGreaterThan(4);
    expect(repeated(navigations)).toEqual([]);
  });
});

describe('the folders of components', () => {
  const folders = readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITHOUT_EXAMPLES.includes(entry.name))
    .map(({ name }) => name);

  test.each(folders)('%s has examples of its own', (folder) => {
    const files = globSync(`${folder}/*.examples.tsx`, { cwd: SRC }).map((file) => path.basename(file));
    expect(files).toEqual([`${folder}.examples.tsx`]);
  });

  test('are all shown', async () => {
    const shown = new Set(GROUPS.map(({ examples }) => examples));
    const files = globSync('*/*.examples.tsx', { cwd: SRC });
    const forgotten = await Promise.all(
      files.map(async (file) => {
        const lists = Object.values(
          (await import(path.join(SRC, file))) as Record<string, readonly Example[]>,
        );
        return lists.every((list) => shown.has(list)) ? [] : [file];
      }),
    );
    expect(forgotten.flat()).toEqual([]);
  });
});
