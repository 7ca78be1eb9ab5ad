import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { STATEMENT_DUTIES, statementDueBy, type StatementKind } from './statement-duties.ts';

describe('a statement is due', () => {
  test.each<[string, StatementKind, string, string]>([
    ['seven working days after a settlement figure is requested', 'settlement', '2027-11-20', '2027-11-30'],
    ['not counting Christmas', 'settlement', '2027-12-20', '2027-12-31'],
    ['seven working days after a part settlement', 'part-settlement', '2027-11-19', '2027-11-30'],
    ['thirty days after the period it covers', 'annual', '2027-11-19', '2027-12-19'],
    ['seven working days after a statement of account is requested', 'account', '2027-11-19', '2027-11-30'],
  ])('%s', (_, kind, from, by) => {
    expect(statementDueBy(kind, day(from))).toBe(by);
  });

  test('by a deadline of the Act, except for the statement of account', () => {
    const own = Object.entries(STATEMENT_DUTIES).filter(([, duty]) => !duty.isStatutory);
    expect(own.map(([kind]) => kind)).toEqual(['account']);
    for (const { source } of Object.values(STATEMENT_DUTIES)) expect(source).toContain('s.');
  });
});
