import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GROUPS } from './examples.tsx';

const EXAMPLES = EXAMPLE_GROUPS.flatMap(({ title, examples }) =>
  examples.map(({ name, element }) => ({ title, name, html: renderToStaticMarkup(element) })),
);

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');
}

function controls(html: string): string[] {
  return [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
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
      return !labelled.has(id) && !tag.includes('aria-label=');
    });
    expect(nameless).toEqual([]);
  });
});

test('the examples share no id, so that one page can show them all', () => {
  const all = EXAMPLE_GROUPS.flatMap(({ title, examples }) =>
    examples.map(({ name, element }) => <div key={`${title}: ${name}`}>{element}</div>),
  );
  const page = renderToStaticMarkup(<>{all}</>);
  const ids = attributes(page, 'id');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
