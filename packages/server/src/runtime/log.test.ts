import { describe, expect, test } from 'vitest';
import { makeLog } from './log.ts';

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = [];
  write(makeLog('info', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const PERSON = {
  firstName: 'Ada',
  email: 'ada@mail.example',
  mobileNumber: '+447700900123',
  accountNumber: '66374958',
  token: 'secret-token',
};

describe('the log', () => {
  test('never shows personal data or tokens, however deep', () => {
    const text = logged((log) => {
      log.info(PERSON, 'flat');
      log.info({ user: PERSON }, 'deep');
      log.info({ request: { user: PERSON, headers: { authorization: 'Bearer secret-token' } } }, 'deeper');
    });
    expect(text).not.toMatch(/Ada|ada@|7700900123|66374958|secret-token/);
    expect(text).toContain('deeper');
  });

  test("shows a database's error without the values it quotes", () => {
    const error = Object.assign(new Error('duplicate key (email)=(ada@mail.example)'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(ada@mail.example) already exists.',
    });
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(text).toContain('23505');
    expect(text).toContain('users_email');
    expect(text).not.toContain('ada@mail.example');
  });

  test('shows that text could not be read without quoting it', () => {
    const text = logged((log) => {
      try {
        JSON.parse('ada@mail.example');
      } catch (error) {
        log.error({ err: error }, 'failed');
      }
    });
    expect(text).toContain('SyntaxError');
    expect(text).toContain('log.test.ts');
    expect(text).not.toContain('ada@');
  });

  test('shows an error of our own with its message and frames', () => {
    const text = logged((log) => log.error({ err: new Error('the daily run stopped') }, 'failed'));
    expect(text).toContain('the daily run stopped');
    expect(text).toContain('log.test.ts');
  });
});
