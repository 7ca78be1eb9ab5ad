import { readFileSync } from 'node:fs';
import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test } from 'vitest';
import { day } from '@fairlead/core/calendar/day';
import {
  BUREAU_TOKEN,
  bureauDouble,
  pendingSearch,
  WITHOUT_FILE,
  type BureauDouble,
} from '../double/bureau-double.ts';
import type { Trouble } from '../double/troubled-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { APPLICANTS, SUFFIXES } from './applicants.ts';
import { A_SEARCH, describeCreditBureau } from './conformance.ts';
import { httpCreditBureau } from './live.ts';
import { reportOf } from './report-on-wire.ts';
import { sandboxCreditBureau } from './sandbox.ts';
import { searchPending, searchReport, searchRequest, type SearchReport } from './wire.ts';

const opened: BureauDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bureau) => bureau.close()));
});

async function newWorld(token = BUREAU_TOKEN) {
  const bureau = await bureauDouble();
  opened.push(bureau);
  let nowMs = 0;
  const finished: FinishedCall[] = [];
  const outbound = openOutbound((call) => finished.push(call), {
    now: () => nowMs,
    random: () => 0,
    pause: async () => undefined,
  });
  const wait = async (ms: number): Promise<void> => {
    nowMs += ms;
  };
  const settings = { url: 'https://bureau.example', token, loopbackOrigin: bureau.origin };
  return { bureau, port: httpCreditBureau(outbound, settings, { now: () => nowMs, wait }), finished };
}

describeCreditBureau('a bureau by HTTP', async () => (await newWorld()).port);

describe('a report by HTTP', () => {
  const sandbox = sandboxCreditBureau({
    store: memorySandboxStore(),
    clock: manualClock(day('2026-11-20')),
    wait: async () => undefined,
  });

  test.each([
    ...Object.entries(APPLICANTS).flatMap(([name, { report }]) => (report ? [name] : [])),
    ...Object.keys(SUFFIXES).map((suffix) => `Good-${suffix}`),
    'Sample',
  ])('is the sandbox’s for %s, and so is the decision that it leads to', async (lastName) => {
    const { port } = await newWorld();
    const search = { ...A_SEARCH, searchId: `search-${lastName}`, lastName };
    expect(await port.search(search)).toEqual(await sandbox.search(search));
  });

  test('after corrected addresses is a search of its own', async () => {
    const { port } = await newWorld();
    const search = { ...A_SEARCH, lastName: 'Mismatch' };
    expect(await port.search(search)).toMatchObject({ match: 'address-mismatch' });
    const corrected = await port.search({ ...search, searchId: 'search-2', attempt: 2 });
    expect(corrected).toMatchObject({ match: 'full' });
  });

  test('on someone without a file has too little data to decide by', async () => {
    const { port } = await newWorld();
    expect(await port.search({ ...A_SEARCH, lastName: WITHOUT_FILE })).toMatchObject({ match: 'thin' });
  });

  test('is asked for with the token in a header and the applicant in the body alone', async () => {
    const { port, bureau } = await newWorld();
    await port.search(A_SEARCH);
    const [request] = bureau.received;
    expect(request?.headers.authorization).toBe(`Bearer ${BUREAU_TOKEN}`);
    expect(`${request?.url.href}${JSON.stringify(request?.headers)}`).not.toMatch(/Jane|Sample|1988/);
  });
});

describe('a bureau that answers late, twice or not at all', () => {
  test.each([
    'error-after-effect',
    'closed-connection',
    { status: 429 },
    { status: 503 },
  ] satisfies Trouble[])('makes one search when the first answer is %j', async (trouble) => {
    const { port, bureau } = await newWorld();
    bureau.meets(trouble);
    expect(await port.search(A_SEARCH)).toMatchObject({ match: 'full' });
    expect(bureau.footprints()).toBe(1);
  });

  test('is asked again each second while it is making the report', async () => {
    const { port, bureau } = await newWorld();
    bureau.meets(pendingSearch, pendingSearch, pendingSearch);
    expect(await port.search(A_SEARCH)).toMatchObject({ match: 'full' });
    expect(bureau.received).toHaveLength(4);
    expect(new Set(bureau.received.map(({ body }) => body)).size).toBe(1);
    expect(bureau.footprints()).toBe(1);
  });

  test('is unavailable when it is still making it after 20 seconds, and has it later', async () => {
    const { port, bureau } = await newWorld();
    bureau.meets(...Array.from({ length: 20 }, () => pendingSearch));
    const searching = port.search(A_SEARCH);
    await expect(searching).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(searching).rejects.toThrow('still pending');
    expect(await port.search(A_SEARCH)).toMatchObject({ match: 'full' });
    expect(bureau.footprints()).toBe(1);
  });

  test('is unavailable when it says nothing for 20 seconds', async () => {
    const { port, bureau } = await newWorld();
    bureau.meets('silence');
    const end = await endOfSilence(20_000, bureau.received, () => port.search(A_SEARCH));
    expect(end).toBeInstanceOf(ProviderTimeout);
  });

  test('is unavailable when it is down', async () => {
    const { port, bureau } = await newWorld();
    await expect(port.search({ ...A_SEARCH, lastName: 'Down' })).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(bureau.footprints()).toBe(0);
  });

  test('is unavailable with a wrong token, and no error repeats it or the applicant', async () => {
    const { port } = await newWorld('not-the-token-but-secret');
    const error: unknown = await port.search(A_SEARCH).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/secret|Jane|Sample/);
  });
});

const A_REPORT: SearchReport = {
  searchId: A_SEARCH.searchId,
  status: 'complete',
  footprint: 'soft',
  file: 'found',
  score: 850,
  monthlyCommitmentsPence: 5_000,
  insolvency: false,
  defaultsLast12Months: 0,
};

describe('an answer that is not as the schema says decides nothing:', () => {
  const A_CARD = {
    issuer: 'Harbour Lane Card',
    lastFour: '4821',
    balancePence: 100,
    limitPence: null,
    monthlyPaymentPence: null,
    ratePercent: null,
  };

  test.each([
    ['the report on another search', { ...A_REPORT, searchId: 'search-9' }],
    ['a hard footprint', { ...A_REPORT, footprint: 'hard' }],
    ['no score', { ...A_REPORT, score: undefined }],
    ['a score above the scale', { ...A_REPORT, score: 1_000 }],
    ['pounds and pence', { ...A_REPORT, monthlyCommitmentsPence: 50.5 }],
    ['a negative amount', { ...A_REPORT, monthlyCommitmentsPence: -1 }],
    ['no word on insolvency', { ...A_REPORT, insolvency: undefined }],
    ['a text for a number', { ...A_REPORT, defaultsLast12Months: '0' }],
    ['an unknown match', { ...A_REPORT, addressMatch: 'perhaps' }],
    ['a whole card number', { ...A_REPORT, creditCards: [{ ...A_CARD, lastFour: '4929000000004821' }] }],
    ['a card number as a name', { ...A_REPORT, creditCards: [{ ...A_CARD, issuer: '4929000000004821' }] }],
    ['something else', '<html>'],
  ])('%s', async (_name, body) => {
    const { port, bureau } = await newWorld();
    bureau.meets({ status: 200, body });
    await expect(port.search(A_SEARCH)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(bureau.received).toHaveLength(1);
  });

  test.each([
    { status: 404, body: '<html>' },
    { status: 404, body: { searchId: 'search-9', error: 'no-file' } },
    { status: 409, body: '' },
    { status: 400, body: { error: 'invalid' } },
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
    { status: 202, body: { searchId: 'search-9', status: 'pending' } },
  ])('status $status of another server', async (answer) => {
    const { port, bureau } = await newWorld();
    bureau.meets(answer);
    await expect(port.search(A_SEARCH)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('a report on the wire', () => {
  test('says how well the name and the addresses match, also where they do not', () => {
    const thin = { ...A_REPORT, file: 'thin' as const };
    expect(reportOf({ ...A_REPORT, identityMatch: 'none' })).toMatchObject({ identityMatch: 'none' });
    expect(reportOf({ ...thin, addressMatch: 'none' })).toMatchObject({ addressMatch: 'none' });
  });

  test('is about another address when none of the given ones is on the file', () => {
    expect(reportOf({ ...A_REPORT, addressMatch: 'none' })?.match).toBe('address-mismatch');
    expect(reportOf({ ...A_REPORT, addressMatch: 'none', file: 'thin' })?.match).toBe('thin');
  });

  test('has no value for what the agency leaves out', () => {
    expect(reportOf(A_REPORT)).toEqual({
      match: 'full',
      score: 850,
      monthlyCommitments: pence(5_000),
      adverse: { insolvency: false, defaultsLast12Months: 0 },
    });
  });
});

describe('docs/credit-bureau.md', () => {
  const page = readFileSync(new URL('../../../../docs/credit-bureau.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']): unknown =>
    JSON.parse(json),
  );

  test('has examples of a request, a report and a search that is not finished, which fit the schema', () => {
    const [request, report, pending] = examples;
    expect(searchRequest.safeParse(request).error).toBeUndefined();
    expect(searchReport.strict().safeParse(report).error).toBeUndefined();
    expect(searchPending.strict().safeParse(pending).error).toBeUndefined();
  });

  test('explains every field', () => {
    const fields = [
      ...Object.keys(searchRequest.shape),
      ...Object.keys(searchRequest.shape.applicant.shape),
      ...Object.keys(searchRequest.shape.addresses.element.shape),
      ...Object.keys(searchReport.shape),
      ...Object.keys(searchReport.shape.creditCards.unwrap().element.shape),
    ];
    expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});
