import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortenManifest } from './shorten-manifest.ts';

const entry = { module: '/assets/entry.client-CwjkSNeH.js', imports: ['/assets/react.js'] };
const read = { hasLoader: false, hasDefaultExport: true, imports: ['/assets/react.js'], css: [] };

/** The list of routes as the browser has it after the shortened script. */
function shortened(routes: Readonly<Record<string, object>>): unknown {
  const script = `window.routes=${JSON.stringify({ entry, routes })};`;
  const window: { routes?: unknown } = {};
  runInNewContext(shortenManifest(script), { window });
  return JSON.parse(JSON.stringify(window.routes));
}

test('the list of routes keeps what the browser reads', () => {
  const id = 'features/signing-in/LoginScreen';
  const route = {
    id,
    parentId: 'app/AccountLayout',
    path: '/login',
    module: '/assets/LoginScreen-CawZ7S2Q.js',
  };
  expect(shortened({ [id]: { ...read, ...route } })).toEqual({
    entry,
    routes: { [id]: { ...route, hasDefaultExport: true } },
  });
});

test('a route whose file has the name of another, and one that is above all others, are kept as they are', () => {
  const root = { id: 'root', path: '', hasErrorBoundary: true, module: '/assets/root-D45Vmae4.js' };
  const again = {
    id: 'outcome',
    parentId: 'app/AccountLayout',
    module: '/assets/BankReturnScreen-D8J_nx-V.js',
  };
  const bare = { id: 'bare', parentId: 'root', module: '/assets/other.js', css: ['/assets/bare.css'] };
  expect(shortened({ root: { ...read, ...root }, outcome: { ...read, ...again }, bare })).toEqual({
    entry,
    routes: {
      root: { ...root, parentId: null, hasDefaultExport: true },
      outcome: { ...again, hasDefaultExport: true },
      bare: { ...bare, hasDefaultExport: null },
    },
  });
});
