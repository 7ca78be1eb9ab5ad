import { BRANDS } from '@fairlead/brands/brands';
import { addDays, addMonths, daysBetween } from '@fairlead/core/calendar/day';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import { missedPaymentsOf } from '@fairlead/core/loan/read/missed-payments';
import { project } from '@fairlead/core/loan/read/project';
import { formatPounds } from '@fairlead/core/money/pounds';
import { defaultNoticeDates } from '@fairlead/core/notices/default-notice';
import { noticeOwed } from '@fairlead/core/notices/notice-of-loan';
import { sampleAgreement, sampleHistory, SAMPLE_TERMS } from '@fairlead/core/testing/sample-histories';
import { readPdf } from '@fairlead/testing/read-pdf';
import { testConfig } from '@fairlead/testing/test-config';
import { describe, expect, test } from 'vitest';
import { renderPdf } from './render-pdf.ts';
import { defaultNotice, informationSheet, noticeOfArrears } from './templates/arrears-notices.ts';
import type { DocumentModel } from './document-model.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
/** The first payment was made, the second in half, and no other. */
const EVENTS = sampleHistory(AGREEMENT, ['collected', 'half paid', ...Array<'missed'>(34).fill('missed')]);

/** What a notice is made from on a day. */
function subjectOn(madeOn: ReturnType<typeof addDays>) {
  const projection = project(AGREEMENT, EVENTS, madeOn);
  const paper = {
    brand: BRANDS.postoffice,
    borrower: { firstName: 'Ada', lastName: 'Lovelace' },
    reference: 'K7QM2R9XHT',
    signedOn: AGREEMENT.signedOn,
    madeOn,
    isVoid: true,
  };
  return { paper, missed: missedPaymentsOf(projection, EVENTS), amount: projection.arrears.amount };
}

/** The words of the PDF that is sent, in their order. */
async function wordsOf(model: DocumentModel): Promise<string> {
  const { text } = await readPdf(await renderPdf(model, new Date('2027-03-02T12:00:00Z')));
  return text.replaceAll(/\s+/g, ' ');
}

/** The day on which the conditions of s.86B are met. */
const GIVEN_ON = addDays(AGREEMENT.instalments[3]!.collectOn, 1);

const inOrder = (words: string, ...parts: readonly string[]) => {
  const places = parts.map((part) => words.indexOf(part));
  expect(Math.min(...places), `one of ${parts.join(', ')} is missing`).toBeGreaterThanOrEqual(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

describe('a notice of sums in arrears (s.86B)', () => {
  const subject = subjectOn(GIVEN_ON);

  test('is the one of the day on which it is owed', () => {
    const projection = project(AGREEMENT, EVENTS, GIVEN_ON);
    expect(noticeOwed(AGREEMENT, projection, EVENTS)?.giveOn).toBe(GIVEN_ON);
  });

  test('says under which law it is given, about which agreement, and how much is in arrears', async () => {
    const words = await wordsOf(noticeOfArrears(subject));
    expect(words).toContain('given under section 86B of the Consumer Credit Act 1974');
    expect(words).toContain(`On ${displayDay(GIVEN_ON)} you are ${formatPounds(subject.amount)} behind`);
    expect(words).toContain('Ada Lovelace');
    expect(words).toContain(`K7QM2R9XHT, signed on ${displayDay(AGREEMENT.signedOn)}`);
    expect(words).toContain(BRANDS.postoffice.dictionary.legalEntity.name);
    expect(words).toContain(BRANDS.postoffice.dictionary.phone);
  });

  test('lists each payment that was not made in full, with what is missing of it', async () => {
    const words = await wordsOf(noticeOfArrears(subject));
    expect(subject.missed).toHaveLength(3);
    for (const { dueOn, amount, unpaid } of subject.missed)
      expect(words).toContain(`${displayDay(dueOn)} ${formatPounds(amount)} ${formatPounds(unpaid)}`);
    expect(subject.missed.reduce((sum, { unpaid }) => sum + unpaid, 0)).toBe(subject.amount);
    expect(words).toContain(`In total ${formatPounds(subject.amount)}`);
  });

  test('has the ways out and free advice before what it means, a time order, and its sheet', async () => {
    const words = await wordsOf(noticeOfArrears(subject));
    inOrder(words, 'What you can do', 'MoneyHelper', 'StepChange', 'What it means', 'time order');
    expect(words).toContain('We charge no fee for a late or missed payment');
    expect(words).toContain('again every six months until nothing is in arrears');
    expect(words).toContain('The arrears information sheet of the Financial Conduct Authority is enclosed');
  });
});

describe('a default notice (ss.87 and 88)', () => {
  const servedOn = addMonths(GIVEN_ON, 1);
  const subject = subjectOn(servedOn);
  const { remedyBy } = defaultNoticeDates(servedOn);
  const notice = defaultNotice({ ...subject, remedyBy });

  test('says what was not done, what puts it right and by when, at least 14 days later', async () => {
    const words = await wordsOf(notice);
    expect(words).toContain('served under section 87(1) of the Consumer Credit Act 1974');
    expect(words).toContain(`pay ${formatPounds(subject.amount)} by the end of ${longDay(remedyBy)}`);
    expect(daysBetween(servedOn, remedyBy)).toBeGreaterThanOrEqual(14);
    for (const { dueOn, unpaid } of subject.missed)
      expect(words).toMatch(new RegExp(`${displayDay(dueOn)} £[\\d,.]+ ${formatPounds(unpaid)}`));
  });

  test('says what follows after what can be done, with free advice, a time order, and its sheet', async () => {
    const words = await wordsOf(notice);
    inOrder(words, 'What you can do', 'MoneyHelper', 'If it is not put right', 'we may end the agreement');
    expect(words).toContain('A default is then on your credit file for six years');
    expect(words).toContain('You can ask a court for a time order');
    expect(words).toContain('The default information sheet of the Financial Conduct Authority is enclosed');
  });
});

test('an information sheet is in the words of the deployment, with its version and date; a sample says so', async () => {
  const { arrears } = testConfig().informationSheets;
  expect(await wordsOf(informationSheet(arrears))).toContain('VOID');
  expect(await wordsOf(informationSheet(arrears))).toContain('A sample of the sandbox');
  const stated = { ...arrears, version: '7', paragraphs: ['Talk to us.'], isSample: false };
  const words = await wordsOf(informationSheet(stated));
  expect(words).toContain(`7, ${displayDay(arrears.issuedOn)}`);
  expect(words).toContain('Talk to us.');
  expect(words).not.toMatch(/VOID|sample/i);
});

test('nothing in a notice threatens, and no word of it is in capitals', async () => {
  const subject = subjectOn(GIVEN_ON);
  const { remedyBy } = defaultNoticeDates(GIVEN_ON);
  for (const model of [noticeOfArrears(subject), defaultNotice({ ...subject, remedyBy })]) {
    const words = (await wordsOf({ ...model, isVoid: false })).replaceAll('K7QM2R9XHT', '');
    expect(words).not.toMatch(/!|\b[A-Z]{4,}\b|legal action|bailiff|immediately|at once|you must/);
  }
});
