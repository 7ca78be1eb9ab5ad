import { accountThat } from './account-that.ts';
import { applied, followUp, RETURNED_ACCOUNT, type GOOD_ACCOUNT } from '../journeys/applying.ts';
import { signedLoan } from '../journeys/loans.ts';
import { incomeProved, suggestedTo } from '../journeys/proofs.ts';
import { stepUp } from '../journeys/sign-in.ts';
import { newApplicant } from '../people.ts';
import type { TestServer } from '../start-test-server.ts';
import { refusedWhere } from './refusal-world.ts';

/** The days of a month that can be a payment day. */
const DAYS = Array.from({ length: 28 }, (_, index) => index + 1);

/** Attempts that are refused are in the audit trail. */
const AUDITED = { leaves: ['audit_rows'] };

async function asked(server: TestServer, mobileNumber = '07700 900123') {
  const person = newApplicant('Ada', 'Accept-Moved');
  const borrower = await applied(server, { ...person, user: { ...person.user, mobileNumber } });
  const { phone, bank, paymentDay } = await followUp(server, borrower);
  const to = (id: string) => ({ token: borrower.token, params: { id } });
  return { token: borrower.token, phone: to(phone), bank: to(bank), paymentDay: to(paymentDay) };
}

type Asked = Awaited<ReturnType<typeof asked>>;

/** The same with a code by text message, after as many wrong ones. */
const withCode =
  (wrong = 0, mobileNumber?: string) =>
  async (server: TestServer) => {
    const facts = await asked(server, mobileNumber);
    await server.get('updateMobileNumber', { ...facts.phone, body: {} });
    for (let tries = 0; tries < wrong; tries += 1) await server.call('verifyMobileNumber', wrongCode(facts));
    return facts;
  };

const wrongCode = ({ phone }: Asked) => ({ ...phone, body: { code: '000000' } });

const verifying = (code: string) => ({
  verifyMobileNumber: ({ phone }: Asked) => ({ ...phone, body: { code } }),
  verifyStepUp: ({ token }: Asked) => ({ token, body: { code } }),
});

/** A borrower who is asked for an account, with a strong session. */
async function accountAsked(server: TestServer) {
  const borrower = await stepUp(server, await applied(server));
  const { bank } = await followUp(server, borrower);
  return { token: borrower.token, params: { id: bank } };
}

const giving = (account: typeof GOOD_ACCOUNT) => ({
  provideBankDetails: (call: Awaited<ReturnType<typeof accountAsked>>) => ({ ...call, body: account }),
});

/** A signed loan that could not be paid out, of which another account is asked. */
async function anotherAccountAsked(server: TestServer) {
  const { token, applicationId } = await signedLoan(server, newApplicant('Ada', 'Accept'), RETURNED_ACCOUNT);
  await server.work();
  await server.get('advanceTime', { body: { days: 1 } });
  const { requirements = [] } = await server.get('followUp', {
    token,
    params: { id: applicationId },
    body: { followUp: true },
  });
  const bank = requirements.find((each) => each['@type'] === 'bank-application-requirement');
  return { token, params: { id: bank?.id ?? '' } };
}

async function smallerLoan(server: TestServer) {
  const borrower = await incomeProved(server, 1_400);
  const { id = '' } = (await suggestedTo(server, borrower)) ?? {};
  return { borrower, loan: { token: borrower.token, params: { id } } };
}

export const REQUIREMENT_REFUSALS = [
  refusedWhere('the borrower has replied STOP', 'textsStopped', async (server) => {
    const facts = await asked(server, '07700 900003');
    await server.get('stepUp', { token: facts.token });
    await server.work();
    return facts;
  }).by({ updateMobileNumber: ({ phone }) => ({ ...phone, body: {} }), stepUp: ({ token }) => ({ token }) }),
  refusedWhere('another code was sent', 'codeWrong', withCode()).by(verifying('000000'), {
    leaves: ['audit_rows', 'step_up_codes'],
  }),
  refusedWhere('the code was too old', 'codeExpired', withCode(0, '07700 900002')).by(
    verifying('123456'),
    AUDITED,
  ),
  refusedWhere('five wrong codes were typed', 'codeSpent', withCode(5)).by(verifying('123456'), AUDITED),
  refusedWhere('the day is not one of the choices', 'paymentDayNotOffered', async (server) => {
    const facts = await asked(server);
    const offered = (await server.get('paymentDayChoices', facts.paymentDay)).map(({ day }) => day);
    return { ...facts, body: { day: DAYS.find((day) => !offered.includes(day)) ?? 0 } };
  }).by({
    providePaymentDay: ({ paymentDay, body }) => ({ ...paymentDay, body }),
    provideBankPaymentDay: ({ bank, body }) => ({ ...bank, body }),
  }),
  refusedWhere('the number fails the check of its digits', 'accountNotPossible', accountAsked).by(
    giving(accountThat('modulus-failure')),
    AUDITED,
  ),
  refusedWhere('the bank has no such account', 'accountNotPossible', accountAsked).by(
    giving(accountThat('not-found')),
    AUDITED,
  ),
  refusedWhere('the account belongs to another person', 'accountNameDoesNotMatch', accountAsked).by(
    giving(accountThat('no-match')),
    AUDITED,
  ),
  refusedWhere('the name is close to that of the account', 'accountNameIsClose', accountAsked).by(
    giving(accountThat('close-match')),
    AUDITED,
  ),
  refusedWhere('the account was moved to another bank', 'accountSwitched', accountAsked).by(
    giving(accountThat('switched')),
    AUDITED,
  ),
  refusedWhere('the bank cannot check names', 'accountCannotBeChecked', accountAsked).by(
    giving(accountThat('cannot-check')),
    AUDITED,
  ),
  refusedWhere('the loan could not be paid into the account', 'accountNotPaid', anotherAccountAsked).by(
    giving(RETURNED_ACCOUNT),
  ),
  refusedWhere('the smaller loan was accepted', 'noSuggestedLoan', async (server) => {
    const { loan } = await smallerLoan(server);
    await server.get('acceptSuggestedLoan', loan);
    return loan;
  }).by({ declineSuggestedLoan: (loan) => loan }),
  refusedWhere('an earlier release stored no smaller loan', 'noSuggestedLoan', async (server) => {
    const { loan, borrower } = await smallerLoan(server);
    await server.db
      .updateTable('loan_applications')
      .set({ most_we_can_offer_pence: null })
      .where('id', '=', borrower.applicationId)
      .execute();
    return loan;
  }).by({ acceptSuggestedLoan: (loan) => loan }),
];
