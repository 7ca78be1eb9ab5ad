import { applied } from '../journeys/applying.ts';
import { waitingProof } from '../journeys/proofs.ts';
import { shortLoan, signedLoan } from '../journeys/loans.ts';
import { ADVISER, signedOn, signOnAnswered } from '../journeys/staff.ts';
import { newApplicant, type Application } from '../people.ts';
import { photo } from '../sent-files.ts';
import type { TestServer } from '../start-test-server.ts';
import { refusedWhere } from './refusal-world.ts';

/** A decision that is refused is in the audit trail. */
const AUDITED = { leaves: ['audit_rows'] };

/** An application in front of an underwriter. */
const lookedAt = (surname: string, changes?: Partial<Application>) => async (server: TestServer) => {
  const { applicationId } = await applied(server, newApplicant('Ada', surname, changes));
  const { token } = await signedOn(server);
  return { token, params: { id: applicationId } };
};

type LookedAt = Awaited<ReturnType<ReturnType<typeof lookedAt>>>;

const approving = (call: LookedAt) => ({
  ...call,
  body: { outcome: 'approve' as const, band: 'Good' as const, reason: 'Three payslips were sent.' },
});

/** A proof of identity in front of an underwriter. */
async function proofLookedAt(server: TestServer) {
  const borrower = await waitingProof(server);
  const { token } = await signedOn(server);
  return { borrower, file: borrower.file, call: { token, params: { id: borrower.identity } } };
}

type ProofLookedAt = Awaited<ReturnType<typeof proofLookedAt>>;

const accepting = ({ call, file }: ProofLookedAt) => ({
  ...call,
  body: { outcome: 'accept' as const, files: [file] },
});

const WRITE_OFF = { kind: 'write-off', reason: 'The borrower left nothing to pay with.' } as const;

/** A loan in front of the person who has proposed to write it off. */
async function proposedWriteOff(server: TestServer) {
  const { loanId } = await signedLoan(server, shortLoan());
  const { token } = await signedOn(server);
  const call = { token, params: { id: loanId } };
  const { id } = await server.get('proposeLenderAction', { ...call, body: WRITE_OFF });
  return { call, deciding: { token, params: { id }, body: { outcome: 'confirm' as const } } };
}

/** The same, proposed by a colleague; the loan is sold meanwhile. */
async function soldMeanwhile(server: TestServer) {
  const { token: borrowerToken, loanId } = await signedLoan(server, shortLoan());
  const params = { id: loanId };
  const { token: adviser } = await signedOn(server, ADVISER);
  const { id } = await server.get('proposeLenderAction', { token: adviser, params, body: WRITE_OFF });
  const { reference } = await server.get('readLoan', { token: borrowerToken, params });
  await server.get('actAsStaff', { body: { reference, kind: 'sale' } });
  const { token } = await signedOn(server);
  return {
    call: { token, params },
    deciding: { token, params: { id }, body: { outcome: 'confirm' as const } },
  };
}

export const STAFF_REFUSALS = [
  refusedWhere('the loan was sold', 'lenderActionNotPossible', soldMeanwhile).by({
    proposeLenderAction: ({ call }) => ({ ...call, body: WRITE_OFF }),
    decideLenderAction: ({ deciding }) => deciding,
  }),
  refusedWhere('the same was proposed', 'alreadyProposed', proposedWriteOff).by({
    proposeLenderAction: ({ call }) => ({ ...call, body: WRITE_OFF }),
  }),
  refusedWhere('it is the own proposal', 'secondPersonNeeded', proposedWriteOff).by({
    decideLenderAction: ({ deciding }) => deciding,
  }),
  refusedWhere('it was rejected', 'actionNotWaiting', async (server) => {
    const facts = await proposedWriteOff(server);
    await server.get('decideLenderAction', { ...facts.deciding, body: { outcome: 'reject' } });
    return facts;
  }).by({ decideLenderAction: ({ deciding }) => ({ ...deciding, body: { outcome: 'reject' } }) }),
  refusedWhere('the application has its price', 'applicationNotWaiting', lookedAt('Accept')).by(
    {
      readApplicationForReview: (call) => call,
      readSecondLookFile: (call) => call,
      decideApplication: approving,
    },
    AUDITED,
  ),
  refusedWhere(
    'the rules decline the income',
    'cannotApprove',
    lookedAt('Referred', { netMonthlyIncome: 1_100 }),
  ).by({ decideApplication: approving }, AUDITED),
  refusedWhere('the proof was decided', 'proofNotWaiting', async (server) => {
    const facts = await proofLookedAt(server);
    await server.get('decideProof', accepting(facts));
    return facts;
  }).by({
    readProofForReview: ({ call }) => call,
    readProofFile: ({ call: { token, params }, file }) => ({ token, params: { ...params, file } }),
    decideProof: accepting,
  }),
  refusedWhere('the proof is not of an income', 'incomeNotShown', proofLookedAt).by({
    decideProof: ({ call, file }) => ({
      ...call,
      body: { outcome: 'accept', files: [file], netMonthlyIncome: 1_400 },
    }),
  }),
  refusedWhere('another file was sent meanwhile', 'otherFilesSent', async (server) => {
    const facts = await proofLookedAt(server);
    const { token, identity } = facts.borrower;
    await server.get('proofOfId', { token, params: { id: identity }, body: photo('wait-2.jpg') });
    return facts;
  }).by({ decideProof: accepting }),
  refusedWhere('the sign-on was finished before', 'signOnNotUsable', async (server) => {
    const body = await signOnAnswered(server);
    await server.get('finishStaffSignOn', { body });
    return body;
  }).by({ finishStaffSignOn: (body) => ({ body }) }, AUDITED),
];
