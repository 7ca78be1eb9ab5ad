import { day } from '@fairlead/core/calendar/day';
import { bandOf } from '@fairlead/core/decision/score-bands';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { A_SEARCH, describeCreditBureau } from './conformance.ts';
import { sandboxCreditBureau } from './sandbox.ts';

function newBureau() {
  const waited: number[] = [];
  const wait = async (milliseconds: number) => waited.push(milliseconds);
  const bureau = sandboxCreditBureau({
    store: memorySandboxStore(),
    clock: manualClock(day('2026-11-20')),
    wait,
  });
  return { bureau, waited };
}

const reportOn = (lastName: string) => newBureau().bureau.search({ ...A_SEARCH, lastName });

describeCreditBureau('the sandbox', async () => newBureau().bureau);

describe('a listed applicant', () => {
  test.each([
    ['Accept', 'Great'],
    ['Good', 'Good'],
    ['Fair', 'Fair'],
    ['Limited', 'Limited'],
    ['Slow', 'Great'],
    ['Decline', null],
    [' aCCept ', 'Great'],
  ])('%s has a score in band %s', async (lastName, band) => {
    const report = await reportOn(lastName);
    expect(bandOf(report.score)).toBe(band);
    expect(report.match).toBe('full');
  });

  test('Insolvent has adverse entries that lead to a decline at any score', async () => {
    expect(await reportOn('Insolvent')).toMatchObject({
      adverse: { insolvency: true, defaultsLast12Months: 2 },
    });
  });

  test('Mismatch is a full match after the addresses are corrected', async () => {
    const { bureau } = newBureau();
    const search = { ...A_SEARCH, lastName: 'Mismatch' };
    expect(await bureau.search(search)).toMatchObject({ match: 'address-mismatch' });
    const corrected = await bureau.search({ ...search, searchId: 'search-2', attempt: 2 });
    expect(corrected.match).toBe('full');
    expect(bandOf(corrected.score)).toBe('Great');
  });

  test('Thin has a thin file and Referred is referred for review', async () => {
    expect(await reportOn('Thin')).toMatchObject({ match: 'thin' });
    expect(await reportOn('Referred')).toMatchObject({ match: 'full', referred: true });
  });

  test('has a newer address on the file with the suffix Moved', async () => {
    const [plain, moved] = [await reportOn('Good'), await reportOn('good-MOVED')];
    expect(moved).toEqual({ ...plain, isNewestAddress: false });
  });

  test('owes on three cards with the suffix Cards, the same for every applicant', async () => {
    const report = await reportOn('Accept-Cards');
    expect(report.creditCards?.map(({ lastFour, ratePercent }) => [lastFour, ratePercent])).toEqual([
      ['4821', 29.9],
      ['0937', null],
      ['5516', 6.9],
    ]);
    expect(await reportOn('accept-moved-CARDS')).toEqual({ ...report, isNewestAddress: false });
    expect((await reportOn('Accept')).creditCards).toBeUndefined();
  });

  test('is any other applicant with another suffix', async () => {
    expect(await reportOn('Decline-Smith')).not.toMatchObject({ adverse: { insolvency: true } });
  });

  test('Slow waits fifteen seconds and other applicants do not', async () => {
    const { bureau, waited } = newBureau();
    await bureau.search({ ...A_SEARCH, lastName: 'Slow' });
    await bureau.search({ ...A_SEARCH, searchId: 'search-2' });
    expect(waited).toEqual([15_000]);
  });

  test('Down is unavailable on every attempt', async () => {
    const { bureau } = newBureau();
    const search = { ...A_SEARCH, lastName: 'Down' };
    await expect(bureau.search(search)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(bureau.search(search)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('an applicant who is not listed', () => {
  const scoreOf = async (changes: Partial<typeof A_SEARCH>) =>
    (await newBureau().bureau.search({ ...A_SEARCH, ...changes })).score;

  test('has a lower score for a larger amount, a lower income or a higher rent', async () => {
    const score = await scoreOf({});
    expect(await scoreOf({ amount: pence(1_500_000) })).toBeLessThan(score);
    expect(await scoreOf({ netMonthlyIncome: pence(200_000) })).toBeLessThan(score);
    expect(await scoreOf({ housingCost: pence(120_000) })).toBeLessThan(score);
  });

  test('is below every band when housing takes the whole income', async () => {
    expect(bandOf(await scoreOf({ housingCost: pence(250_000) }))).toBeNull();
    expect(bandOf(await scoreOf({ netMonthlyIncome: pence(0), housingCost: pence(0) }))).toBeNull();
  });

  test('gets the same score in every process', async () => {
    expect(await scoreOf({})).toBe(785);
  });
});
