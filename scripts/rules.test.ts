import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cruiser from '../.dependency-cruiser.mjs';
import lint from '../eslint.config.js';
import { run } from './commands.ts';
import { STYLE_RULES } from './lint/style-rules.ts';
import { makeOverlay } from './planted/overlay.ts';
import { ARCHITECTURE } from './planted/architecture.ts';
import { LINT } from './planted/lint.ts';
import { GROUND } from './planted/plant.ts';
import { STYLES, UNFORMATTED, UNUSED } from './planted/remains.ts';
import { TYPES } from './planted/types.ts';
import { COMMANDS } from './steps.ts';

const SOURCES = [...ARCHITECTURE, ...LINT, ...TYPES, ...STYLES, ...UNUSED, ...UNFORMATTED];

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
}, 180_000);

afterAll(() => overlay.remove());

type Finding = { rule: string; file: string };

const found: Record<string, () => Finding[]> = {
  lint() {
    const results = JSON.parse(outputs.get('lint') ?? '') as {
      filePath: string;
      messages: { ruleId: string }[];
    }[];
    return results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => ({ rule: ruleId, file: path.relative(overlay.folder, filePath) })),
    );
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
  ['lint', LINT],
  ['types', TYPES],
  ['stylesheets', STYLES],
  ['unused code', UNUSED],
  ['formatting', UNFORMATTED],
] as const;

describe.each(SUITES)('%s', (tool, planted) => {
  test.each(planted)('catches $rule in $file', ({ rule, file }) => {
    const findings = found[tool]?.() ?? lines(tool);
    expect(findings.filter((finding) => finding.rule === rule).map((finding) => finding.file)).toContain(
      file,
    );
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

  test('of the lint rules that the house sets itself', () => {
    const own = lint
      .filter(({ name }) => name === undefined)
      .flatMap(({ rules = {} }) => Object.entries(rules));
    const set = own.filter(([, value]) => value !== 'off').map(([rule]) => rule);
    expect([...ruleNames(LINT)]).toEqual(expect.arrayContaining(set));
  });

  test('of the stylesheets', () => {
    expect(ruleNames(STYLES)).toEqual(new Set(Object.keys(STYLE_RULES)));
  });
});
