import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cruiser from '../.dependency-cruiser.mjs';
import lint from '../oxlint.config.ts';
import { run } from './commands.ts';
import { STYLE_RULES } from './lint/style-rules.ts';
import { makeOverlay } from './planted/overlay.ts';
import { ARCHITECTURE } from './planted/architecture.ts';
import { LINT_REACT } from './planted/lint-react.ts';
import { LINT_TYPESCRIPT } from './planted/lint-typescript.ts';
import { LINT } from './planted/lint.ts';
import { GROUND } from './planted/plant.ts';
import { STYLES, TESTS_ONLY, UNFORMATTED, UNUSED } from './planted/remains.ts';
import { TYPES } from './planted/types.ts';
import { COMMANDS } from './steps.ts';

const ALL_LINT = [...LINT, ...LINT_TYPESCRIPT, ...LINT_REACT];
const SOURCES = [...ARCHITECTURE, ...ALL_LINT, ...TYPES, ...STYLES, ...UNUSED, ...TESTS_ONLY, ...UNFORMATTED];

const overlay = makeOverlay();
const outputs = new Map<string, string>();

/** Runs a command of npm test over the planted copy; `more` only changes how it prints. */
async function perform(name: keyof typeof COMMANDS, more: readonly string[] = []): Promise<void> {
  const [program, ...args] = COMMANDS[name];
  const { code, output } = await run(program, [...args, ...more], { cwd: overlay.folder });
  expect(code, `${name} ends with an error code:\n${output}`).not.toBe(0);
  outputs.set(name, output);
}

beforeAll(async () => {
  for (const [file, source] of Object.entries(GROUND)) overlay.write(file, source);
  for (const { file, source } of SOURCES) overlay.write(file, source);
  overlay.write('THIRD-PARTY-NOTICES.md', 'nothing');
  await Promise.all([perform('lint', ['--format=json']), perform('architecture')]);
  await Promise.all([perform('types'), perform('unused code', ['--reporter=json'])]);
  await Promise.all([perform('stylesheets'), perform('formatting'), perform('third-party notices')]);
  await perform('code that only tests reach');
}, 180_000);

afterAll(() => overlay.remove());

type Finding = { rule: string; file: string };

/** `typescript(no-var)` and `eslint(no-var)` as the configuration writes them: `typescript/no-var`, `no-var`. */
function ruleOf(code: string): string {
  const [, plugin = '', name = ''] = /^(.*)\((.*)\)$/.exec(code) ?? [];
  return plugin === 'eslint' ? name : `${plugin.replace('react-hooks', 'react')}/${name}`;
}

const found: Record<string, () => Finding[]> = {
  lint() {
    const { diagnostics } = JSON.parse(outputs.get('lint') ?? '') as {
      diagnostics: { code?: string; filename: string }[];
    };
    return diagnostics.map(({ code = '', filename }) => ({ rule: ruleOf(code), file: filename }));
  },
  'unused code'() {
    const { issues } = JSON.parse(outputs.get('unused code') ?? '') as { issues: Record<string, unknown>[] };
    return issues.flatMap(({ file, ...kinds }) =>
      Object.entries(kinds)
        .filter(([, list]) => Array.isArray(list) && list.length > 0)
        .map(([rule]) => ({ rule, file: String(file) })),
    );
  },
};

/** The findings of a tool that prints a line for each, naming rule and file. */
const lines = (name: string): Finding[] =>
  [...(outputs.get(name) ?? '').matchAll(/^.*$/gm)].flatMap(([line]) =>
    SOURCES.filter(({ rule, file }) => line.includes(rule) && line.includes(file)),
  );

const SUITES = [
  ['architecture', ARCHITECTURE],
  ['lint', ALL_LINT],
  ['types', TYPES],
  ['stylesheets', STYLES],
  ['unused code', UNUSED],
  ['code that only tests reach', TESTS_ONLY],
  ['formatting', UNFORMATTED],
] as const;

describe.each(SUITES)('%s', (tool, planted) => {
  const rulesByFile = new Map<string, string[]>();
  beforeAll(() => {
    for (const { rule, file } of found[tool]?.() ?? lines(tool)) {
      rulesByFile.set(file, [...(rulesByFile.get(file) ?? []), rule]);
    }
  });

  test.each(planted)('catches $rule in $file', ({ rule, file }) => {
    expect(rulesByFile.get(file)).toContain(rule);
  });
});

test('the notices are compared with the lockfile', () => {
  expect(outputs.get('third-party notices')).toContain('does not match');
});

describe('no rule is without a planted violation', () => {
  const ruleNames = (list: readonly { rule: string }[]): Set<string> => new Set(list.map(({ rule }) => rule));

  test('of the architecture', () => {
    expect(ruleNames(ARCHITECTURE)).toEqual(new Set(cruiser.forbidden.map(({ name }) => name)));
  });

  test('of lint', () => {
    const all = [lint.rules, ...lint.overrides.map(({ rules }) => rules)].flatMap(Object.entries);
    const set = all.filter(([, value]) => value !== 'off').map(([rule]) => rule);
    expect(ruleNames(ALL_LINT)).toEqual(new Set(set));
  });

  test('of the stylesheets', () => {
    expect(ruleNames(STYLES)).toEqual(new Set(Object.keys(STYLE_RULES)));
  });
});
