import type { Plant } from './plant.ts';

export const STYLES: readonly Plant[] = [
  { rule: 'colour-literal', file: 'packages/ui/src/button/hex.css', source: '.a {\n  color: #fff;\n}\n' },
  {
    rule: 'colour-literal',
    file: 'packages/ui/src/button/name.css',
    source: '.a {\n  border: 1px solid white;\n}\n',
  },
  {
    rule: 'colour-literal',
    file: 'packages/web/src/app/function.css',
    source: '.a {\n  background: var(--surface, oklch(1 0 0));\n}\n',
  },
  {
    rule: 'transition-all',
    file: 'packages/ui/src/button/moving.css',
    source: '.a {\n  transition: all 1s;\n}\n',
  },
  {
    rule: 'brand-selector',
    file: 'packages/ui/src/button/one-brand.css',
    source: "[data-brand='asda'] .a {\n  margin: 0;\n}\n",
  },
  {
    rule: 'sheet-length',
    file: 'packages/web/src/app/endless.css',
    source: '.a {\n  margin: 0;\n}\n'.repeat(101),
  },
];

export const UNUSED: readonly Plant[] = [
  { rule: 'files', file: 'packages/web/src/app/lonely.ts', source: 'export {};\n' },
  { rule: 'exports', file: 'packages/core/src/never-called.ts', source: 'export const neverCalled = 1;\n' },
  {
    rule: 'dependencies',
    file: 'packages/ui/package.json',
    source: JSON.stringify({ name: '@fairlead/ui', type: 'module', dependencies: { react: '*', zod: '*' } }),
  },
];

export const TESTS_ONLY: readonly Plant[] = [
  {
    rule: 'is reached by tests only',
    file: 'packages/core/src/calendar/unreached.ts',
    source: '/** One. */\nexport const unreached = (): number => 1;\n',
  },
];

export const UNFORMATTED: readonly Plant[] = [
  { rule: 'unformatted', file: 'packages/core/src/unformatted.ts', source: 'export const A = "1"\n' },
];
