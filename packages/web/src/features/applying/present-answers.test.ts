import { describe, expect, test } from 'vitest';
import { STEPS_OF_FORM } from '../../parts/application/car-steps.ts';
import { ANSWERS, presentAnswers } from './present-answers.ts';
import { STEPS } from './steps.ts';
import { aDraft, anAddress } from '../../testing/drafts.ts';

const valuesOf = (draft = aDraft()): Record<string, unknown> =>
  Object.fromEntries<unknown>(
    presentAnswers(draft).flatMap(({ rows }) =>
      rows.map(({ key, value }) => [key as string, value] as const),
    ),
  );

describe('the check page', () => {
  test('has the answers of every step', () => {
    expect([ANSWERS.length, STEPS_OF_FORM]).toEqual([STEPS.length, STEPS.length + 1]);
  });

  test('shows every answer as it will be understood', () => {
    expect(valuesOf()).toEqual({
      Amount: '£7,500.00',
      Term: '36 months (3 years)',
      Purpose: 'Home improvements',
      Name: "Alex O'Sample",
      'Date of birth': '03/03/1985',
      Email: 'alex@post.example',
      Mobile: '07700 900 982',
      Address: '2 Mill Road, Easterby, LS1 4AP',
      'Time there': '5 to 9 years',
      Employment: 'Employed - full time',
      Occupation: 'Nurse',
      'Income after tax': '£2,650.00 monthly',
      Housing: 'Private tenant',
      'Rent or mortgage': '£640.50 a month',
      'Marital status': 'Single',
      Dependants: '1',
      'What you spend on them': '£100.00 a month',
      Reminders: 'Yes',
      'Offers of our loans': 'Yes',
      'Offers from group companies': 'No',
    });
  });

  test('shows the previous address after a short stay', () => {
    const addresses = [
      anAddress({ period: 6 }),
      anAddress({ index: 1, houseNumber: '7', postCode: 'm11ae' }),
    ] as const;
    expect(valuesOf(aDraft({ addresses: [...addresses] }))['Previous address']).toBe(
      '7 Mill Road, Easterby, M1 1AE',
    );
  });

  test('says what another frequency makes a month', () => {
    expect(valuesOf(aDraft({ income: '336', incomeFrequency: 'weekly' }))['Income after tax']).toBe(
      '£336.00 weekly, about £1,461.00 a month',
    );
  });

  test('leads every change to its page and back, with words for those who only hear it', () => {
    const changes = presentAnswers(aDraft()).flatMap(({ rows }) => rows.map(({ change }) => change));
    for (const change of changes) {
      expect(change?.href).toMatch(/^\/account\/borrow\/quote\?step=[a-z-]+&from=check$/);
      expect(change?.hiddenText).not.toBe('');
    }
  });
});
