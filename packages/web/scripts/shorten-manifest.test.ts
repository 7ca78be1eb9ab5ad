import { expect, test } from 'vitest';
import { shortenManifest } from './shorten-manifest.ts';

test('the list of routes keeps what the browser reads', () => {
  const route = {
    id: 'login',
    path: '/login',
    hasLoader: false,
    hasErrorBoundary: true,
    module: '/assets/login.js',
    imports: ['/assets/react.js'],
    css: [],
  };
  const script = `window.routes=${JSON.stringify({ entry: { imports: ['/assets/react.js'] }, routes: { login: route } })};`;
  expect(shortenManifest(script)).toBe(
    `window.routes=${JSON.stringify({
      entry: { imports: ['/assets/react.js'] },
      routes: { login: { id: 'login', path: '/login', hasErrorBoundary: true, module: '/assets/login.js' } },
    })};`,
  );
});
