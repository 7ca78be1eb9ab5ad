import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { placeOn, shownIn, type Example } from './example.tsx';
import { EXAMPLE_CHAPTERS } from './examples.tsx';

const SRC = path.join(import.meta.dirname, '..');

/** Folders without a component of their own, and parts of a page that the style guide itself uses. */
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
  test('has no inline style, which the content security policy would block', () => {
    expect(html).not.toMatch(/ style=|<style|<script/);
  });

  test('refers only to ids that it contains', () => {
    const ids = new Set(attributes(html, 'id'));
    const references = ['aria-describedby', 'aria-labelledby', 'for'].flatMap((name) =>
      attributes(html, name).flatMap((value) => value.split(' ')),
    );
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('gives every control a label', () => {
    const labelled = new Set(attributes(html, 'for'));
    const unlabelled = controls(html).filter((tag) => {
      const [id = ''] = attributes(tag, 'id');
      return !labelled.has(id) && !tag.includes('aria-label=') && !tag.includes('type="hidden"');
    });
    expect(unlabelled).toEqual([]);
  });

  test('leaves the only h1 to the page', () => {
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

  test('gives every question its own name, so that an answer to one does not change another', () => {
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

  test('gives every landmark a unique name', () => {
    const navigations = [...page.matchAll(/<nav\b[^>]*>/g)].flatMap(([tag]) => attributes(tag, 'aria-label'));
    expect(navigations.length).toBeGreaterThan(4);
    expect(repeated(navigations)).toEqual([]);
  });
});

describe('the component folders', () => {
  const folders = readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITHOUT_EXAMPLES.includes(entry.name))
    .map(({ name }) => name);

  test.each(folders)('%s has its own examples', (folder) => {
    const files = globSync(`${folder}/*.examples.tsx`, { cwd: SRC }).map((file) => path.basename(file));
    expect(files).toEqual([`${folder}.examples.tsx`]);
  });

  test('are all in the style guide', async () => {
    const shown = new Set(GROUPS.map(({ examples }) => examples));
    const files = globSync('*/*.examples.tsx', { cwd: SRC });
    const notShown = await Promise.all(
      files.map(async (file) => {
        const lists = Object.values(
          (await import(path.join(SRC, file))) as Record<string, readonly Example[]>,
        );
        return lists.every((list) => shown.has(list)) ? [] : [file];
      }),
    );
    expect(notShown.flat()).toEqual([]);
  });
});
