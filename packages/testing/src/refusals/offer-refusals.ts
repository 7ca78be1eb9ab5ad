import { applied, type Borrower } from '../journeys/applying.ts';
import { BUDGET, toBudget, withBudget } from '../journeys/budgets.ts';
import { newApplicant } from '../people.ts';
import type { TestServer } from '../start-test-server.ts';
import { NO_ID, passDays, refusedWhere, toApplication } from './refusal-world.ts';

/** Days after which a statement is too old to be changed. */
const STATEMENT_DAYS = 31;

const REST = {
  firstName: 'Ada',
  dateOfBirth: '1988-04-12',
  addresses: [{ houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD', period: 2 }],
};

/** What an application and its borrower are stored in. */
const APPLICANT = ['audit_rows', 'decisions', 'loan_applications', 'user_addresses', 'users'];

const quoted = async (server: TestServer) => toApplication(await applied(server));

type Own = Awaited<ReturnType<typeof quoted>>;

/** A decline whose borrower wants to be shown another lender; the amount chooses what the sandbox's panel answers. */
async function wantsPartner(server: TestServer, amount = 7_500) {
  const borrower: Borrower = await applied(server, newApplicant('Ada', 'Decline', { amount }));
  const own = toApplication(borrower);
  await server.get('consentToDeclinePanel', { ...own, body: { consented: true } });
  return own;
}

/** The same once the other lender was shown. */
async function shown(server: TestServer, amount?: number) {
  const own = await wantsPartner(server, amount);
  await server.get('readDeclinePartner', own);
  return own;
}

/** The same once the borrower has agreed to the search of the other lender. */
async function agreed(server: TestServer, amount?: number) {
  const own = await shown(server, amount);
  await server.get('informOfDeclinePartner', own);
  await server.get('startDeclinePartner', own);
  await server.get('consentToPartnerSearch', own);
  return own;
}

const call = (own: Own) => own;

const budget = async (server: TestServer) => {
  const budgeting = await withBudget(server);
  return { ...toBudget(budgeting), version: budgeting.version };
};

export const OFFER_REFUSALS = [
  refusedWhere('the brand takes applications from partners only', 'directApplicationsOff', () =>
    Promise.resolve({}),
  ).by({
    submitApplication: () => ({ body: newApplicant('Ada', 'Accept'), brand: 'thinkmoney' }),
  }),
  refusedWhere('the bureau does not answer', 'bureauUnavailable', async (server) =>
    toApplication(await applied(server, newApplicant('Ada', 'Mismatch'))),
  ).by(
    { updateAddressMismatch: (own) => ({ ...own, body: { ...REST, lastName: 'Down' } }) },
    // What was corrected is stored, so that the same call continues.
    { leaves: APPLICANT },
  ),
  refusedWhere('the bureau does not answer', 'bureauUnavailable', () =>
    Promise.resolve(newApplicant('Ada', 'Down')),
  ).by(
    { submitApplication: (body) => ({ body }) },
    // The application is stored, so that the same call continues it.
    { leaves: [...APPLICANT, 'contact_permissions'] },
  ),
  refusedWhere('the price was replaced', 'requoteNotPossible', quoted).by({
    requote: (own) => ({ ...own, body: { amount: 5_000, term: 24, version: NO_ID } }),
  }),
  refusedWhere('the application has its price', 'downsellNotAvailable', quoted).by({ takeDownsell: call }),
  refusedWhere('the application was not declined', 'secondLookNotOpen', quoted).by({
    askSecondLook: (own) => ({ ...own, body: { reason: 'One of the defaults is not mine.' } }),
  }),
  refusedWhere('no other lender takes such an application', 'noDeclinePartner', (server) =>
    wantsPartner(server, 4_040),
  ).by({ readDeclinePartner: call }, { leaves: ['audit_rows'] }),
  refusedWhere('the other lender was not shown', 'declinePartnerOutOfOrder', (server) => shown(server)).by({
    startDeclinePartner: call,
    consentToPartnerSearch: call,
    acceptDeclinePartner: call,
  }),
  refusedWhere('the other lender has the application', 'declinePartnerAccepted', async (server) => {
    const own = await agreed(server);
    await server.get('acceptDeclinePartner', own);
    return own;
  }).by({ consentToDeclinePanel: (own) => ({ ...own, body: { consented: false } }) }),
  refusedWhere('the other lender takes no applications any more', 'declinePartnerGone', (server) =>
    agreed(server, 5_010),
  ).by(
    { acceptDeclinePartner: call },
    // The disclosure is recorded before anything is sent, and the lender is not offered again.
    { leaves: ['audit_rows', 'loan_applications'] },
  ),
  refusedWhere('the budget was changed in another tab', 'statementChanged', budget).by({
    changeFinancialStatement: ({ version, ...own }) => ({
      ...own,
      body: { ...BUDGET, version: version + 1 },
    }),
  }),
  refusedWhere('the budget is more than 30 days old', 'statementExpired', async (server) => {
    const facts = await budget(server);
    await passDays(server, STATEMENT_DAYS);
    return facts;
  }).by({ changeFinancialStatement: ({ version, ...own }) => ({ ...own, body: { ...BUDGET, version } }) }),
];
