import { applied, secondLookAsked } from '../journeys/applying.ts';
import { waitingProof } from '../journeys/proofs.ts';
import { signedLoan } from '../journeys/loans.ts';
import { LOST_TRANSFER } from '../journeys/missing-payments.ts';
import { ADVISER, signedOn, signOnAnswered } from '../journeys/staff.ts';
import { newApplicant } from '../people.ts';
import { photo } from '../sent-files.ts';
import { world } from './world.ts';

/** A browser that is back from the identity provider. */
export const backFromIssuer = world((api) => signOnAnswered(api), {
  startStaffSignOn: () => ({}),
  finishStaffSignOn: (body) => ({ body }),
});

/** An underwriter, an application that waits for them and a borrower with a loan. */
export const signedOnStaff = world(
  async (api) => {
    const { applicationId } = await applied(api, newApplicant('Successful', 'Referred'));
    const { token: borrowerToken, loanId } = await signedLoan(api);
    const writeOff = { kind: 'write-off', reason: 'The borrower has died and left nothing.' } as const;
    const { reference } = await api.get('readLoan', { token: borrowerToken, params: { id: loanId } });
    const { identity, file } = await waitingProof(api);
    const { applicationId: declined } = await secondLookAsked(api);
    const { token: adviser } = await signedOn(api, ADVISER);
    const proposed = await api.get('proposeLenderAction', {
      token: adviser,
      params: { id: loanId },
      body: writeOff,
    });
    const traced = await api.get('reportMissingPayment', {
      token: borrowerToken,
      params: { id: loanId },
      body: LOST_TRANSFER,
    });
    const caseId = traced.case?.id ?? '';
    const sent = await api.get('sendCaseFile', {
      token: borrowerToken,
      params: { id: caseId },
      body: photo(),
    });
    const { token } = await signedOn(api);
    return {
      token,
      reference,
      loanId,
      proposed: proposed.id,
      params: { id: applicationId },
      identity,
      file,
      declined,
      caseId,
      caseFile: sent.files[0]?.id ?? '',
    };
  },
  {
    readStaffSession: ({ token }) => ({ token }),
    listWaitingApplications: ({ token }) => ({ token }),
    readApplicationForReview: ({ token, params }) => ({ token, params }),
    readSecondLookFile: ({ token, declined }) => ({ token, params: { id: declined } }),
    decideApplication: ({ token, params }) => ({
      token,
      params,
      body: {
        outcome: 'decline',
        declineReasons: ['unaffordable'],
        reason: 'The payslips show less than was stated.',
      },
    }),
    listWaitingProofs: ({ token }) => ({ token }),
    readProofForReview: ({ token, identity }) => ({ token, params: { id: identity } }),
    readProofFile: ({ token, identity, file }) => ({ token, params: { id: identity, file } }),
    decideProof: ({ token, identity, file }) => ({
      token,
      params: { id: identity },
      body: { outcome: 'refuse', files: [file], refusal: 'tooOld' },
    }),
    listOpenCases: ({ token }) => ({ token }),
    readCaseForStaff: ({ token, caseId }) => ({ token, params: { id: caseId } }),
    readCaseFile: ({ token, caseId, caseFile }) => ({ token, params: { id: caseId, file: caseFile } }),
    listLenderActions: ({ token }) => ({ token }),
    listLoansToLookAt: ({ token }) => ({ token }),
    readLoanForStaff: ({ token, loanId }) => ({ token, params: { id: loanId } }),
    proposeLenderAction: ({ token, loanId }) => ({
      token,
      params: { id: loanId },
      body: {
        kind: 'support-needs',
        reason: 'Said on the phone.',
        needs: ['more-time'],
        words: 'I have moved.',
      },
    }),
    decideLenderAction: ({ token, proposed }) => ({
      token,
      params: { id: proposed },
      body: { outcome: 'confirm' },
    }),
    findBorrower: ({ token, reference }) => ({ token, query: { reference } }),
    signOutStaff: ({ token }) => ({ token }),
  },
);
