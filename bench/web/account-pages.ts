import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applied } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import type { SignedIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { apiAt } from '../../e2e/api.ts';
import { sessionCookie } from '../../e2e/session-cookie.ts';
import { DRAFT_VERSION } from '../../packages/web/src/state/draft-storage.ts';
import { emptyAddress } from '../../packages/web/src/resources/draft/draft.ts';
import { saveTable } from '../save-table.ts';
import type { BenchSelection } from './arguments.ts';
import type { Kept } from './lighthouse.ts';
import { firstLoadOf } from './first-load-scripts.ts';
import {
  measureBaseline,
  measurePage,
  printedTable,
  printHead,
  type MeasuredPage,
  type Targets,
} from './lighthouse-table.ts';
import { startBaseline, startSandbox, withServer } from './servers.ts';

const COMMAND = 'npm run bench:web -- --only account --save';
const BRAND = 'lendable';
const RUNNING_FOR_DAYS = 100;

type AccountPage = {
  name: string;
  address: string;
  kept?: Kept;
  /** What the page imports as it starts, besides what its HTML names. */
  modules?: readonly string[];
};

/** The targets of an account page, by whether the browser has a session. */
export const accountTargets = ({ cookies = {} }: Kept): Targets => ({
  scores: { performance: 98, accessibility: 100, 'best-practices': 100 },
  lcp: 'auth' in cookies ? 1_800 : 1_500,
  tbt: 80,
  cls: 0.01,
  scripts: 170,
});

const signedInAs = (borrower: SignedIn): Kept => ({ cookies: { auth: sessionCookie(borrower, BRAND) } });

/** The answers of the first five steps. */
const ANSWERS = {
  ...{ amount: '£7,500', term: '36', reason: 'home_improvement' },
  ...{ firstName: 'Ada', lastName: 'Accept', dateOfBirth: { day: '3', month: 'march', year: '1985' } },
  ...{ email: 'ada@post.example', mobileNumber: '07700 900 982' },
  addresses: [
    {
      ...emptyAddress(0),
      houseNumber: '2',
      line1: 'Mill Road',
      town: 'Easterby',
      postCode: 'LS1 4AP',
      period: 3,
    },
    emptyAddress(1),
  ],
  ...{ employmentStatus: { name: 'Employed - full time' }, occupation: 'Nurse', income: '2,650' },
};

/** The draft of a form that is filled in as far as that, as the application keeps it in the tab. */
function draftKept(): Kept {
  const draft = { version: DRAFT_VERSION, keptAtMs: Date.now(), draft: ANSWERS };
  return { sessionStorage: { [`application-draft.${BRAND}`]: JSON.stringify(draft) } };
}

/** The pages, of borrowers who exist on the server at this address. */
async function accountPages(origin: string): Promise<readonly AccountPage[]> {
  const api = apiAt(origin, BRAND);
  const borrower = await signedLoan(api, newApplicant('Ada', 'Accept'));
  await api.get('advanceTime', { body: { days: RUNNING_FOR_DAYS } });
  const applicant = await applied(api, newApplicant('Bea', 'Accept'));
  const form = '/account/borrow/quote';
  return [
    { name: 'empty account page', address: '/account/borrow/disqualified' },
    { name: '/login', address: '/login' },
    { name: 'form, first step', address: form },
    {
      name: 'form, later step',
      address: `${form}?step=home`,
      kept: draftKept(),
      modules: ['HomeStep'],
    },
    {
      name: 'offer',
      address: `/account/borrow/apply?id=${applicant.applicationId}`,
      kept: signedInAs(applicant),
    },
    {
      name: 'loan',
      address: `/account/borrow/repay/summary?id=${borrower.loanId}`,
      kept: signedInAs(borrower),
    },
  ];
}

function measuredOf(page: AccountPage, origin: string): MeasuredPage {
  const { name, address, kept = {}, modules = [] } = page;
  const cookie = Object.entries(kept.cookies ?? {})
    .map((pair) => pair.join('='))
    .join('; ');
  const scriptBytes = async () => (await firstLoadOf(address, { cookie, modules })).bytes;
  return {
    name,
    address: origin + address,
    targets: accountTargets(kept),
    kept,
    scriptBytes,
  };
}

/**
 * Runs Lighthouse on account pages of the product as a sandbox, signed in where a page needs it, and on a static page
 * before and after; true when all targets are met.
 */
export async function auditAccountPages({ runs, pages, isSaving }: BenchSelection): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-account-'));
  printHead(runs);
  try {
    return await withServer(startBaseline, async ({ port: baseline }) =>
      withServer(
        () => startSandbox(folder),
        async ({ port }) => {
          const origin = `http://localhost:${port}`;
          const isMet: boolean[] = [];
          await measureBaseline(`http://localhost:${baseline}/`, runs);
          for (const page of await accountPages(origin)) {
            if (pages?.includes(page.name) === false) continue;
            isMet.push(await measurePage(measuredOf(page, origin), runs));
          }
          await measureBaseline(`http://localhost:${baseline}/`, runs);
          if (isSaving) saveTable('account-pages.md', 'Account pages', COMMAND, printedTable());
          return isMet.every(Boolean);
        },
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
