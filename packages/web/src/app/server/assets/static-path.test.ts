import { expect, test } from 'vitest';
import { withStaticPath } from './static-path.ts';

const PAGE = `<link href="/assets/a.css"/><script>{\\"icon\\":\\"/assets/i.svg\\"}</script><a href="/about">`;

test('built files are named at the address that serves them, and nothing else of the page changes', () => {
  expect(withStaticPath(PAGE, 'https://static.example')).toBe(
    `<link href="https://static.example/assets/a.css"/><script>{\\"icon\\":\\"https://static.example/assets/i.svg\\"}</script><a href="/about">`,
  );
  expect(withStaticPath(PAGE, null)).toBe(PAGE);
});
