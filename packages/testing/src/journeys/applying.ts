import { type RequirementKind, REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { newApplicant, type Application } from '../people.ts';
import { photo } from '../sent-files.ts';
import { signIn, stepUp, type Api, type SignedIn } from './sign-in.ts';

export interface Borrower extends SignedIn {
  readonly applicationId: string;
  readonly application: Application;
}

const toApplication = ({ token, brand, applicationId }: Borrower) => ({
  token,
  params: { id: applicationId },
  ...(brand === undefined ? {} : { brand }),
});

/** A new applicant who has a decision, with a weak session. The surname chooses the decision. */
export async function applied(
  api: Api,
  application: Application = newApplicant('Ada', 'Accept'),
  brand?: Borrower['brand'],
): Promise<Borrower> {
  const call = brand === undefined ? { body: application } : { body: application, brand };
  const { id, autoLoginToken } = await api.get('submitApplication', call);
  return { ...(await signIn(api, autoLoginToken, brand)), applicationId: id, application };
}

/** A declined applicant who asks a person to look again, with a file. */
export async function secondLookAsked(api: Api): Promise<Borrower> {
  const borrower = await applied(api, newApplicant('Successful', 'Decline'));
  const body = { reason: 'One of the defaults is not mine.', document: photo('letter.jpg') };
  await api.get('askSecondLook', { ...toApplication(borrower), body });
  return borrower;
}

/** Accepts the offer and returns the ids of the requirements. */
export async function followUp(api: Api, borrower: Borrower) {
  const { requirements = [] } = await api.get('followUp', {
    ...toApplication(borrower),
    body: { followUp: true },
  });
  const idOf = (kind: RequirementKind) =>
    requirements.find((found) => found['@type'] === REQUIREMENT_TYPES[kind])?.id ?? '';
  return {
    phone: idOf('phone'),
    currentAddress: idOf('current-address'),
    identity: idOf('identity'),
    address: idOf('address'),
    bank: idOf('bank'),
    paymentDay: idOf('payment-day'),
    debtConsolidation: idOf('debt-consolidation'),
    keeper: idOf('keeper'),
    settlementLetter: idOf('settlement-letter'),
    insurance: idOf('insurance'),
  };
}

/** Opts in to pay off cards and returns the cards on the credit file. */
export async function listCards(api: Api, borrower: Borrower, requirement: string) {
  const call = { ...toApplication(borrower), params: { id: requirement } };
  const { requirements = [] } = await api.get('optInToPayOffCards', call);
  return requirements.flatMap(({ creditCards = [] }) => creditCards);
}

/** Confirms that the loan pays off the first card of the credit file. */
async function payOffFirstCard(api: Api, borrower: Borrower, requirement: string): Promise<void> {
  const [card] = await listCards(api, borrower, requirement);
  const call = { ...toApplication(borrower), params: { id: requirement } };
  await api.get('confirmCardsToPayOff', { ...call, body: { creditCards: [card?.id ?? ''] } });
}

/** Ada Accept's account, whose name the sandbox bank confirms. */
export const GOOD_ACCOUNT = { accountName: 'Ada Accept', sortCode: '08-99-99', accountNumber: '66374958' };

/** Of the same person, at another bank. */
export const OTHER_ACCOUNT = { ...GOOD_ACCOUNT, sortCode: '82-00-00', accountNumber: '73688637' };

/** Matches, and a payout to it is returned on the next day. */
export const RETURNED_ACCOUNT = { ...GOOD_ACCOUNT, sortCode: '11-87-65', accountNumber: '64371389' };

/** Matches, and a payout to it arrives on the next day. */
export const SLOW_ACCOUNT = { ...GOOD_ACCOUNT, sortCode: '30-90-70', accountNumber: '12345668' };

/** Matches when it is given, and was switched to another bank before the payout, which is held. */
export const SWITCHED_ACCOUNT = { ...GOOD_ACCOUNT, sortCode: '07-44-56', accountNumber: '12345112' };

/** An account in the applicant's own name: any other holds the payout. */
export function accountOf({ user: { firstName, lastName } }: Application, account = GOOD_ACCOUNT) {
  return { ...account, accountName: `${firstName} ${lastName}` };
}

/** The payment day that journeys choose where it is offered. */
export const WISHED_DAY = 15;

/** Meets every requirement. Needs a strong session. */
export async function meetRequirements(
  api: Api,
  borrower: Borrower,
  account = accountOf(borrower.application),
  wishedDay = WISHED_DAY,
): Promise<void> {
  const ids = await followUp(api, borrower);
  const call = toApplication(borrower);
  if (ids.debtConsolidation !== '') await payOffFirstCard(api, borrower, ids.debtConsolidation);
  await api.get('provideBankDetails', { ...call, params: { id: ids.bank }, body: account });
  const toDay = { ...call, params: { id: ids.paymentDay } };
  const offered = (await api.get('paymentDayChoices', toDay)).map(({ day }) => day);
  const day = offered.find((choice) => choice === wishedDay) ?? offered[0] ?? 0;
  await api.get('providePaymentDay', { ...toDay, body: { day } });
}

/** A borrower who has met every requirement, with a strong session. */
export async function readyForDocuments(
  api: Api,
  application?: Application,
  account?: typeof GOOD_ACCOUNT,
): Promise<Borrower> {
  const borrower = await stepUp(api, await applied(api, application));
  await meetRequirements(api, borrower, account);
  return borrower;
}

/** A borrower whose documents were made today. */
export async function withDocuments(
  api: Api,
  application?: Application,
  account?: typeof GOOD_ACCOUNT,
): Promise<Borrower> {
  const borrower = await readyForDocuments(api, application, account);
  await api.get('prepareDocuments', toApplication(borrower));
  return borrower;
}

/** Confirms to have read each document. */
export async function readAll(api: Api, borrower: Borrower): Promise<void> {
  const call = { ...toApplication(borrower), body: { hasRead: true as const } };
  await api.get('confirmReadAdequateExplanations', call);
  await api.get('confirmReadSecci', call);
  await api.get('confirmReadContract', call);
  await api.get('completeReadDocuments', toApplication(borrower));
}

/** A borrower who has read every document; only the signature is missing. */
export async function readyToSign(
  api: Api,
  application?: Application,
  account?: typeof GOOD_ACCOUNT,
): Promise<Borrower> {
  const borrower = await withDocuments(api, application, account);
  await readAll(api, borrower);
  return borrower;
}

/** Another application of the same borrower for £500 more, taken as far. */
export async function readyToSignAgain(api: Api, first: Borrower, amount?: number): Promise<Borrower> {
  const application = { ...first.application, amount: amount ?? first.application.amount + 500 };
  const { id } = await api.get('submitApplication', { token: first.token, body: application });
  const borrower = { ...first, applicationId: id, application };
  await meetRequirements(api, borrower);
  await api.get('prepareDocuments', toApplication(borrower));
  await readAll(api, borrower);
  return borrower;
}
