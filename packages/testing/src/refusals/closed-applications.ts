import { GOOD_ACCOUNT, applied, followUp, listCards } from '../journeys/applying.ts';
import { agreeAtBank, leaveForBank, returnUrlOf } from '../journeys/bank-data.ts';
import { appliedForMotor, carProofsAsked } from '../journeys/motor.ts';
import { linkedPhone, photoBy } from '../journeys/phone-links.ts';
import { incomeProved, suggestedTo } from '../journeys/proofs.ts';
import { stepUp } from '../journeys/sign-in.ts';
import { newApplicant } from '../people.ts';
import { photo } from '../sent-files.ts';
import type { TestServer } from '../start-test-server.ts';
import { NO_ID, passDays, refusedWhere, toApplication } from './refusal-world.ts';

/** More days than a price holds. */
const EXPIRED_DAYS = 41;

const STREET = { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' };

/** A borrower who is asked for everything, with a strong session, a phone with a link and a journey to the bank. */
async function askedForEverything(server: TestServer) {
  const person = newApplicant('Ada', 'Accept-Everything', { reason: 'debt_consolidation' });
  const borrower = await stepUp(server, await applied(server, person));
  const asked = { ...borrower, ...(await followUp(server, borrower)) };
  const [card] = await listCards(server, asked, asked.debtConsolidation);
  const phone = await linkedPhone(server, asked);
  await server.get('openPhoneLink', { body: phone });
  const back = agreeAtBank(await leaveForBank(server, asked));
  const ofCar = await askedAboutCar(server);
  const to = (id: string) => ({ token: asked.token, params: { id } });
  return {
    own: toApplication(asked),
    phone: to(asked.phone),
    currentAddress: to(asked.currentAddress),
    identity: to(asked.identity),
    address: to(asked.address),
    bank: to(asked.bank),
    paymentDay: to(asked.paymentDay),
    cards: to(asked.debtConsolidation),
    card: to(card?.id ?? ''),
    link: phone,
    pull: { token: asked.token, body: back },
    redirectUrl: returnUrlOf(asked),
    ofCar,
  };
}

/** A borrower of motor finance who is asked for the papers of the car. */
async function askedAboutCar(server: TestServer) {
  const { token, applicationId, ...ids } = await carProofsAsked(server, await appliedForMotor(server));
  const to = (id: string) => ({ token, brand: 'motor' as const, params: { id } });
  return {
    own: to(applicationId),
    keeper: to(ids.keeper),
    settlementLetter: to(ids.settlementLetter),
    insurance: to(ids.insurance),
  };
}

type Asked = Awaited<ReturnType<typeof askedForEverything>>;

const aPhoto = { body: photo('wait.jpg') };

/** Every call that answers something that is asked for, except of a smaller loan, and the first of the documents. */
const ANSWERS = {
  updateMobileNumber: ({ phone }: Asked) => ({ ...phone, body: {} }),
  verifyMobileNumber: ({ phone }: Asked) => ({ ...phone, body: { code: '123456' } }),
  confirmExistingAddress: ({ currentAddress }: Asked) => ({
    ...currentAddress,
    body: { isCurrent: true as const },
  }),
  provideNewAddress: ({ currentAddress }: Asked) => ({ ...currentAddress, body: STREET }),
  provideBankDetails: ({ bank }: Asked) => ({ ...bank, body: GOOD_ACCOUNT }),
  provideBankPaymentDay: ({ bank }: Asked) => ({ ...bank, body: { day: 15 } }),
  providePaymentDay: ({ paymentDay }: Asked) => ({ ...paymentDay, body: { day: 15 } }),
  paymentDayChoices: ({ paymentDay }: Asked) => paymentDay,
  proofOfId: ({ identity }: Asked) => ({ ...identity, ...aPhoto }),
  proofOfAddress: ({ address }: Asked) => ({ ...address, ...aPhoto }),
  proofOfIncome: ({ own }: Asked) => ({ ...own, ...aPhoto }),
  proofOfKeeper: ({ ofCar }: Asked) => ({ ...ofCar.keeper, ...aPhoto }),
  settlementLetter: ({ ofCar }: Asked) => ({ ...ofCar.settlementLetter, ...aPhoto }),
  proofOfInsurance: ({ ofCar }: Asked) => ({ ...ofCar.insurance, ...aPhoto }),
  confirmProofOfIncome: ({ own }: Asked) => own,
  contestPayslip: ({ own }: Asked) => ({ ...own, body: { attachment: NO_ID } }),
  skipProofOfIncome: ({ own }: Asked) => own,
  listEarlierFiles: ({ address }: Asked) => address,
  useEarlierFile: ({ address }: Asked) => ({ ...address, body: { file: NO_ID } }),
  makePhoneLink: ({ address }: Asked) => address,
  openPhoneLink: ({ link }: Asked) => ({ body: link }),
  sendByPhone: ({ link }: Asked) => photoBy(link),
  startIncomeJourney: ({ own, redirectUrl }: Asked) => ({ ...own, body: { redirectUrl } }),
  pullIncomeData: ({ pull }: Asked) => pull,
  associateDataPull: ({ own }: Asked) => ({ ...own, body: { dataPullId: NO_ID } }),
  optInToPayOffCards: ({ cards }: Asked) => cards,
  optOutOfPayingOffCards: ({ cards }: Asked) => cards,
  addCreditCard: ({ cards }: Asked) => ({
    ...cards,
    body: { issuer: 'Tidewell Card', lastFour: '2240', balance: 310.25 },
  }),
  confirmCardsToPayOff: ({ cards, card }: Asked) => ({ ...cards, body: { creditCards: [card.params.id] } }),
  removeCreditCard: ({ card }: Asked) => card,
  prepareDocuments: ({ own }: Asked) => own,
  readApplicationDocument: ({ own: { token, params } }: Asked) => ({
    token,
    params: { ...params, slug: 'secci', format: 'html' },
  }),
  requestLoan: ({ own }: Asked) => own,
};

const hasRead = { hasRead: true as const };

/** A borrower to whom a smaller loan is suggested. */
async function smallerLoanSuggested(server: TestServer) {
  const borrower = await incomeProved(server, 1_400);
  const { id = '' } = (await suggestedTo(server, borrower)) ?? {};
  return { own: toApplication(borrower), loan: { token: borrower.token, params: { id } } };
}

type Suggested = Awaited<ReturnType<typeof smallerLoanSuggested>>;

const ON_SMALLER_LOAN = {
  acceptSuggestedLoan: ({ loan }: Suggested) => loan,
  declineSuggestedLoan: ({ loan }: Suggested) => loan,
};

const appliedAs = (surname: string) => async (server: TestServer) =>
  toApplication(await applied(server, newApplicant('Ada', surname)));

type Own = ReturnType<typeof toApplication>;

export const CLOSED_APPLICATIONS = [
  refusedWhere('the offer was put aside', 'applicationNotOpen', async (server) => {
    const asked = await askedForEverything(server);
    await server.get('declineToRequest', asked.own);
    await server.get('declineToRequest', asked.ofCar.own);
    return asked;
  }).by({
    ...ANSWERS,
    confirmReadAdequateExplanations: ({ own }) => ({ ...own, body: hasRead }),
    confirmReadSecci: ({ own }) => ({ ...own, body: hasRead }),
    confirmReadContract: ({ own }) => ({ ...own, body: hasRead }),
    confirmReadDocuments: ({ own }) => ({ ...own, body: { ...hasRead, documents: ['secci'] } }),
    completeReadDocuments: ({ own }) => own,
  }),
  refusedWhere(
    'the offer was put aside with a smaller loan suggested',
    'applicationNotOpen',
    async (server) => {
      const suggested = await smallerLoanSuggested(server);
      await server.get('declineToRequest', suggested.own);
      return suggested;
    },
  ).by(ON_SMALLER_LOAN),
  refusedWhere('an application has its price', 'applicationNotOpen', appliedAs('Accept')).by({
    updateAddressMismatch: (own: Own) => ({
      ...own,
      body: {
        firstName: 'Ada',
        lastName: 'Accept',
        dateOfBirth: '1988-04-12',
        addresses: [{ ...STREET, period: 2 }],
      },
    }),
    consentToDeclinePanel: (own: Own) => ({ ...own, body: { consented: true } }),
  }),
  refusedWhere('an application was referred to a person', 'applicationNotOpen', appliedAs('Referred')).by({
    followUp: (own: Own) => ({ ...own, body: { followUp: true } }),
    declineToRequest: (own: Own) => own,
  }),
  refusedWhere(
    'the last day of the price is over, before the work of the next day',
    'quoteExpired',
    async (server) => {
      const asked = await askedForEverything(server);
      await passDays(server, EXPIRED_DAYS);
      return asked;
    },
  ).by({ ...ANSWERS, followUp: ({ own }) => ({ ...own, body: { followUp: true } }) }),
  refusedWhere(
    'the last day of the price is over with a smaller loan suggested',
    'quoteExpired',
    async (server) => {
      const suggested = await smallerLoanSuggested(server);
      await passDays(server, EXPIRED_DAYS);
      return suggested;
    },
  ).by(ON_SMALLER_LOAN),
];
