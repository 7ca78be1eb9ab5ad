import {
  readyForDocuments,
  readyToSign,
  readyToSignAgain,
  withDocuments,
  applied,
  followUp,
  type Borrower,
} from '../journeys/applying.ts';
import { motorReadyForDocuments } from '../journeys/motor.ts';
import { newMotorApplicant, withFigureUntil } from '../motor-people.ts';
import {
  openHirePurchase,
  sealHirePurchase,
} from '@fairlead/server/resources/loan-application/hire-purchase';
import { stepUp } from '../journeys/sign-in.ts';
import type { TestServer } from '../start-test-server.ts';
import { passDays, refusedWhere, toApplication } from './refusal-world.ts';

const hasRead = { hasRead: true as const };

type Own = ReturnType<typeof toApplication>;

const first = (own: Own) => ({ ...own, body: hasRead });
const last = (own: Own) => ({ ...own, body: { ...hasRead, documents: ['contract' as const] } });

/** A document by the link of a page, whose cookie makes no documents. */
const byLink = ({ token, params }: Own) => ({
  params: { ...params, slug: 'secci', format: 'pdf' },
  headers: { cookie: `auth=${encodeURIComponent(JSON.stringify({ token }))}` },
});

/** Two offers of one borrower, of which the first was signed. */
async function otherIsSigned(server: TestServer) {
  const borrower = await readyToSign(server);
  const other: Borrower = await readyToSignAgain(server, borrower);
  await server.get('requestLoan', toApplication(borrower));
  return { own: toApplication(other), body: other.application };
}

/** The figure of the finance company ran out before the documents were made. */
async function figureRanOut(server: TestServer) {
  const today = await server.services.clock.today();
  const application = withFigureUntil(newMotorApplicant('Ada', 'Accept'), today);
  const borrower = await motorReadyForDocuments(server, application);
  await passDays(server, 1);
  return toApplication(borrower);
}

/** The finance company has left the list of lenders that are paid since the application was made. */
async function lenderLeft(server: TestServer) {
  const borrower = await motorReadyForDocuments(server);
  const { cipher } = server.services;
  const row = await server.db
    .selectFrom('loan_applications')
    .selectAll()
    .where('id', '=', borrower.applicationId)
    .executeTakeFirstOrThrow();
  const stated = openHirePurchase(cipher, row);
  if (!stated) throw new Error('the application has no car');
  const existingAgreement = { ...stated.existingAgreement, lender: 'Unknown Finance' };
  await server.db
    .updateTable('loan_applications')
    .set({ hire_purchase_encrypted: sealHirePurchase(cipher, row.id, { ...stated, existingAgreement }) })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .execute();
  return toApplication(borrower);
}

export const DOCUMENT_REFUSALS = [
  refusedWhere('the finance company is no longer known', 'oldLenderUnknown', lenderLeft).by({
    prepareDocuments: (own) => own,
    readApplicationDocument: ({ token, params }) => ({
      token,
      params: { ...params, slug: 'secci', format: 'html' },
    }),
  }),
  refusedWhere('the settlement figure has run out', 'settlementFigureExpired', figureRanOut).by({
    prepareDocuments: (own) => own,
    readApplicationDocument: ({ token, params }) => ({
      token,
      params: { ...params, slug: 'secci', format: 'html' },
    }),
  }),
  refusedWhere('details are still asked for', 'requirementsNotMet', async (server) => {
    const borrower = await stepUp(server, await applied(server));
    await followUp(server, borrower);
    return toApplication(borrower);
  }).by({
    prepareDocuments: (own) => own,
    readApplicationDocument: ({ token, params }) => ({
      token,
      params: { ...params, slug: 'secci', format: 'html' },
    }),
    confirmReadAdequateExplanations: first,
    confirmReadSecci: first,
    confirmReadContract: first,
    confirmReadDocuments: last,
    completeReadDocuments: (own) => own,
    requestLoan: (own) => own,
  }),
  refusedWhere('no documents were made yet', 'documentsNotPrepared', async (server) =>
    toApplication(await readyForDocuments(server)),
  ).by({ readApplicationDocument: byLink, downloadApplicationDocument: byLink }),
  refusedWhere('the documents were made yesterday', 'documentsOutOfDate', async (server) => {
    const borrower = await withDocuments(server);
    await passDays(server, 1);
    return toApplication(borrower);
  }).by({
    confirmReadAdequateExplanations: first,
    confirmReadSecci: first,
    confirmReadContract: first,
    confirmReadDocuments: last,
    completeReadDocuments: (own) => own,
    requestLoan: (own) => own,
    readApplicationDocument: byLink,
    downloadApplicationDocument: byLink,
  }),
  refusedWhere('the first document was not read', 'documentsOutOfOrder', async (server) =>
    toApplication(await withDocuments(server)),
  ).by({ confirmReadSecci: first, confirmReadContract: first, confirmReadDocuments: last }),
  refusedWhere('no document was read', 'documentsNotRead', async (server) =>
    toApplication(await withDocuments(server)),
  ).by({ completeReadDocuments: (own) => own, requestLoan: (own) => own }),
  refusedWhere('another offer of the borrower was signed', 'cannotReApply', otherIsSigned).by({
    requestLoan: ({ own }) => own,
    followUp: ({ own }) => ({ ...own, body: { followUp: true } }),
    submitApplication: ({ own: { token }, body }) => ({ token, body }),
  }),
  refusedWhere('everything was read', 'nameDoesNotMatch', async (server) =>
    toApplication(await readyToSign(server)),
  ).by({ requestLoan: (own) => ({ ...own, body: { name: 'Another Person' } }) }),
];
