import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { missingValues } from '@fairlead/brands/checks/missing-values';
import { template } from '@fairlead/brands/template/template';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, type Finished } from './commands.ts';
import { linkModules } from './planted/overlay.ts';
import { inRoot, ROOT } from './root.ts';

const LEFT_OUT = ['node_modules', 'build', '.react-router'];
const SOURCES = 'packages/brands/src';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'fairlead-brands-'));
  const filter = (file: string): boolean => !LEFT_OUT.includes(path.basename(file));
  for (const folder of ['packages', 'scripts', 'docs']) {
    cpSync(inRoot(folder), path.join(copy, folder), { recursive: true, filter });
  }
  for (const name of readdirSync(ROOT).filter((each) => /\.(json|config\.ts|example)$/.test(each))) {
    cpSync(inRoot(name), path.join(copy, name));
  }
  linkModules(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function inCopy(...args: string[]): Promise<Finished> {
  return run(process.execPath, args, { cwd: copy });
}

const build = (): Promise<Finished> => inCopy('packages/web/scripts/build.ts');

function change(file: string, edit: (text: string) => string): void {
  const target = path.join(copy, SOURCES, file);
  writeFileSync(target, edit(readFileSync(target, 'utf8')));
}

/** The new brand's own of everything that a neighbour has. */
function fillInFrom(neighbour: string, id: string): void {
  for (const name of readdirSync(path.join(copy, SOURCES, neighbour))) {
    const target = `${id}/${name === `${neighbour}.ts` ? `${id}.ts` : name}`;
    cpSync(path.join(copy, SOURCES, neighbour, name), path.join(copy, SOURCES, target));
    if (!name.endsWith('.ts')) continue;
    const own =
      name === `${neighbour}.ts` ? [neighbour] : [`${neighbour}.example`, `brandId: '${neighbour}'`];
    change(target, (text) =>
      own.reduce((edited, word) => edited.replaceAll(word, word.replace(neighbour, id)), text),
    );
  }
}

describe('npm run new-brand', () => {
  test.each([
    [[], 'An id is missing'],
    [['asda'], '"asda" is taken'],
    [['template'], '"template" is taken'],
    [['Acme'], '"Acme" does not fit'],
    [['acme2'], 'does not fit'],
    [['../acme'], 'does not fit'],
    [['class'], '"class" means something else'],
  ])('%s is refused', async (args, words) => {
    const { code, output } = await inCopy('scripts/new-brand.ts', ...args);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output).not.toMatch(/\n\s+at /);
  });
});

describe('a seventh brand', () => {
  beforeAll(async () => {
    const { code, output } = await inCopy('scripts/new-brand.ts', 'acme');
    expect([code, output]).toEqual([0, expect.stringContaining('npm run build')]);
  });

  test('compiles from the first moment', async () => {
    const { output } = await inCopy(
      'node_modules/typescript-native/bin/tsc',
      '-p',
      'packages/brands',
      '--noEmit',
    );
    expect(output).toBe('');
  });

  test('stops the build, which names everything that is still missing, once', async () => {
    const { code, output } = await build();
    const { id: _, ...parts } = template;
    const missing = Object.entries(parts).flatMap(([part, value]) => missingValues(value, part));
    const named = output.split('\n').filter((line) => line.startsWith('  '));
    expect(code).toBe(1);
    expect(named.slice(0, missing.length)).toEqual(missing.map((line) => `  acme  ${line}`));
    expect(named.slice(missing.length).map((line) => line.split(':')[0])).toEqual([
      '  acme  open-graph.png',
      '  acme  touch-icon.png',
    ]);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('cannot be drawn before it says what to draw', async () => {
    const { code, output } = await inCopy('scripts/artwork.ts', 'acme');
    expect([code, output]).toEqual([1, expect.stringContaining('acme.config.logos.mark: missing')]);
  });

  describe('once it is filled in', () => {
    beforeAll(() => {
      fillInFrom('lendable', 'acme');
      change('acme/theme.ts', (text) =>
        text
          .replace(/card: '\w+'/, "card: 'crisp'")
          .replace(/figure: '\w+'/, "figure: 'tag'")
          .replace(/steps: '\w+'/, "steps: 'rows'")
          .replace(/rates: '\w+'/, "rates: 'ruled'")
          .replace(/reviews: '\w+'/, "reviews: 'columns'")
          .replace(/risks: '\w+'/, "risks: 'terms'")
          .replace(/( {4}\{ part: .+\n)( {4}\{ part: .+\n)/, '$2$1'),
      );
    });

    test('passes every check of the brands', async () => {
      const vitest = [
        ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'],
        ...['packages/brands', 'packages/server/src/config'],
      ];
      const { code, output } = await inCopy(...vitest);
      expect(code, output).toBe(0);
      expect(output).not.toContain('failed');
    });

    test('is found by its host and by the override', async () => {
      const { output } = await inCopy(
        '--input-type=module',
        '--eval',
        `import { pickBrand } from './packages/web/src/app/server/answering/pick-brand.ts';
         for (const address of ['http://acme.localhost:3000/', 'https://www.acme.example/', 'http://localhost/?override=acme'])
           console.log(pickBrand(new URL(address), { brandOverrideAllowed: true }).value?.brand.id);`,
      );
      expect(output).toBe('acme\nacme\nacme\n');
    });

    test('stops the build with a colour that is too faint, and names the nearest that passes', async () => {
      change('acme/theme.ts', (text) => text.replace(/textMuted: '#\w{6}'/, "textMuted: '#b9b9b9'"));
      const { code, output } = await build();
      expect(code).toBe(1);
      expect(output).toMatch(
        / {2}acme {2}theme\.light\.textMuted: #b9b9b9 on surface #ffffff has a contrast of 1\.96, needs 4\.5: try #[0-9a-f]{6}\n/,
      );
      expect(output).not.toMatch(/\n\s+at /);
    });
  });
});
