import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from './log.ts';
import { logDestination, logFile } from './log-destination.ts';
import { readableLine } from './readable-line.ts';

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'fairlead-log-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true }));

/** A terminal that keeps what is written to it. */
function aTerminal(isTTY: boolean) {
  const lines: string[] = [];
  // The two members of a terminal that the log needs.
  const terminal = { isTTY, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream;
  return { terminal, text: () => lines.join('') };
}

describe('where the log goes', () => {
  test.each([
    [null, 'sandbox', true, true],
    [null, 'sandbox', false, false],
    [null, 'production', true, false],
    ['json', 'sandbox', true, false],
    ['lines', 'production', false, true],
  ] as const)('format %s in %s, in a terminal: %s. To a file: %s', (logFormat, env, isTerminal, isFile) => {
    const file = logFile({ logFormat, env, dataFolder }, isTerminal);
    expect(file).toBe(isFile ? join(dataFolder, 'server.log') : null);
  });

  test('in a terminal is the file for every entry, and the terminal for warnings and errors', () => {
    const { terminal, text } = aTerminal(true);
    const destination = logDestination({ logFormat: null, env: 'sandbox', dataFolder }, terminal);
    const log = makeLog('info', destination);
    log.info({ path: '/v2/loans/1' }, 'answered');
    log.warn({ loanId: '01a2' }, 'provider did not answer');
    expect(text()).toMatch(/^\d\d:\d\d:\d\d warn provider did not answer loanId=01a2\n$/);
    const entries = readFileSync(join(dataFolder, 'server.log'), 'utf8').trim().split('\n');
    expect(entries.map((entry) => (JSON.parse(entry) as { msg: string }).msg)).toEqual([
      'answered',
      'provider did not answer',
    ]);
  });
});

describe('a readable line', () => {
  test('has the stack of an error under it, and no line break of a value', () => {
    const entry = {
      level: 50,
      time: 0,
      msg: 'failed',
      path: '/a\nb',
      err: { kind: 'TypeError', message: 'no x', stack: '    at f' },
    };
    expect(readableLine(JSON.stringify(entry)).split('\n').slice(1)).toEqual([
      '  TypeError: no x',
      '    at f',
    ]);
    expect(readableLine(JSON.stringify(entry))).toContain(String.raw`error failed path="/a\nb"`);
  });
});
