import { addDays, day } from '@fairlead/core/calendar/day';
import { sumPence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import {
  momentInWords,
  placeOf,
  presentPicture,
  presentPictureRows,
  presentPictureWords,
} from './present-picture.ts';
import { aLoan } from '../../../testing/a-loan.ts';

const LOAN = aLoan({ afterDays: 130 });
const PICTURE = presentPicture(LOAN);

describe('the picture of a loan', () => {
  test('starts with what was owed at first and ends with nothing', () => {
    expect(PICTURE?.balances).toHaveLength(37);
    expect(PICTURE?.balances[0]).toBe(7_940_00);
    expect(PICTURE?.balances.at(-1)).toBe(0);
  });

  test('is made of the same pence as the total payable', () => {
    const bars = PICTURE?.bars ?? [];
    const all = sumPence(bars.flatMap(({ interest, capital }) => [interest, capital]));
    expect(all).toBe(LOAN.totalAmountPayable);
    expect(bars.filter(({ isPaid }) => isPaid)).toHaveLength(3);
  });

  test('is looked at from the next payment, in words', () => {
    expect(PICTURE?.startsAt).toBe(4);
    expect(PICTURE?.moments[4]).toMatchObject({ title: 'Payment 4 of 36', on: '1 April 2027' });
    expect(PICTURE?.moments[0]?.figures).toContainEqual({ label: 'Sent to you', value: '£7,500.00' });
  });

  test('reads a payment out with its figures', () => {
    const moment = PICTURE?.moments[4];
    expect(moment && momentInWords(moment)).toBe(
      'Payment 4 of 36, 1 April 2027. Payment £282.56, Interest £102.58, Reduces your balance by £179.98, Balance after £7,273.97',
    );
  });

  test('is finished once every payment is made, and not before', () => {
    expect(PICTURE?.isFinished).toBe(false);
    const finished = presentPicture(aLoan({ afterDays: 1_200 }));
    expect(finished).toMatchObject({ isFinished: true, todayAt: null, startsAt: 36 });
  });

  test('marks the first payment of each year', () => {
    expect(PICTURE?.years.map(({ label }) => label)).toEqual(['2027', '2028', '2029']);
  });

  test('has the same data to read, a row each payment', () => {
    expect(presentPictureRows(LOAN)).toHaveLength(36);
    expect(presentPictureRows(LOAN)[3]).toEqual({
      id: '4',
      number: '4',
      dueOn: '01/04/2027',
      interest: '£102.58',
      capital: '£179.98',
      closing: '£7,273.97',
    });
  });

  test('says what it shows', () => {
    const { summary, interest } = presentPictureWords(LOAN);
    expect(summary).toBe(
      'You owed £7,940 at the start: the £7,500 you borrowed and a fee of £440. You’ll owe less than half of it from September 2028. You’ll owe nothing after your December 2029 payment.',
    );
    expect(interest).toEqual({ paid: '£361.63', toCome: '£1,870.59' });
    expect(presentPictureWords(aLoan({ afterDays: 1_200 })).summary).toContain('You now owe nothing');
  });
});

describe('today in the picture', () => {
  const days = [day('2026-11-20'), day('2026-12-20'), day('2027-01-20')];

  test('is between two payments according to the days that have passed', () => {
    expect(placeOf(days, day('2026-11-20'))).toBe(0);
    expect(placeOf(days, day('2026-12-05'))).toBe(0.5);
    expect(placeOf(days, day('2026-12-20'))).toBe(1);
  });

  test('is not in it before the start or after the end', () => {
    expect(placeOf(days, addDays(day('2026-11-20'), -1))).toBeNull();
    expect(placeOf(days, day('2027-01-20'))).toBeNull();
  });
});
