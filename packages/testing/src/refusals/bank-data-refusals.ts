import { GOOD_ACCOUNT, readAll } from '../journeys/applying.ts';
import { agreeAtBank, bankIncomeAgreed, bankRead, incomeAsked, leaveForBank } from '../journeys/bank-data.ts';
import { newestLinkToken, signIn, stepUp } from '../journeys/sign-in.ts';
import type { TestServer } from '../start-test-server.ts';
import { refusedWhere, toApplication } from './refusal-world.ts';

/** A borrower at their bank, with what they come back with. */
async function atBank(server: TestServer) {
  const borrower = await incomeAsked(server);
  const body = agreeAtBank(await leaveForBank(server, borrower));
  return { borrower, pull: { token: borrower.token, body } };
}

type AtBank = Awaited<ReturnType<typeof atBank>>;

const pullIncomeData = ({ pull }: Pick<AtBank, 'pull'>) => pull;

/** A signed loan whose income was shown by the bank. */
async function signed(server: TestServer) {
  const borrower = await stepUp(server, await incomeAsked(server));
  const { dataPullId } = await bankIncomeAgreed(server, borrower);
  const { token, bank, paymentDay } = borrower;
  const call = toApplication(borrower);
  await server.get('provideBankDetails', { token, params: { id: bank }, body: GOOD_ACCOUNT });
  await server.get('providePaymentDay', { token, params: { id: paymentDay }, body: { day: 15 } });
  await server.get('prepareDocuments', call);
  await readAll(server, borrower);
  await server.get('requestLoan', call);
  return { token, params: { id: dataPullId } };
}

export const BANK_DATA_REFUSALS = [
  refusedWhere('the address to return to is not ours', 'redirectNotAllowed', atBank).by({
    startIncomeJourney: ({ borrower }) => ({
      ...toApplication(borrower),
      body: { redirectUrl: 'https://elsewhere.example/' },
    }),
  }),
  refusedWhere('no journey to the bank was started', 'journeyNotKnown', atBank).by({
    pullIncomeData: ({ pull }) => ({ ...pull, body: { ...pull.body, state: 'x'.repeat(43) } }),
  }),
  refusedWhere('the journey to the bank took 15 minutes', 'journeyExpired', async (server) => {
    const { borrower, pull } = await atBank(server);
    server.passMinutes(15);
    const { email } = borrower.application.user;
    await server.get('sendLoginLink', { body: { email } });
    const { token } = await signIn(server, await newestLinkToken(server, email));
    await server.get('readApplication', { token, params: { id: borrower.applicationId } });
    return { pull: { ...pull, token } };
  }).by({ pullIncomeData }),
  refusedWhere('the borrower had cancelled at the bank', 'journeyUsed', async (server) => {
    const found = await atBank(server);
    const { token, body } = found.pull;
    const cancelled = { state: body.state, error: 'access_denied' };
    await server.get('pullIncomeData', { token, body: cancelled });
    return found;
  }).by({ pullIncomeData }),
  refusedWhere('another call is reading the bank', 'dataIsBeingRead', async (server) => {
    const found = await atBank(server);
    await server.db
      .updateTable('data_pulls')
      .set({ started_at: server.services.wallNow().toISOString() })
      .where('application_id', '=', found.borrower.applicationId)
      .execute();
    return found;
  }).by({ pullIncomeData }),
  refusedWhere('what the bank showed was deleted', 'dataPullNotThere', async (server) => {
    const borrower = await incomeAsked(server);
    const { dataPullId } = await bankRead(server, borrower);
    await server.get('deleteDataPull', { token: borrower.token, params: { id: dataPullId } });
    return { ...toApplication(borrower), body: { dataPullId } };
  }).by({ associateDataPull: (call) => call }),
  refusedWhere('the loan was signed', 'loanIsSigned', signed).by({ deleteDataPull: (call) => call }),
];
