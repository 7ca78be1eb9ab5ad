import { keysOf } from '@fairlead/core/records';
import type { WireBody } from '../call.ts';
import { GOOD_ACCOUNT, OTHER_ACCOUNT, RETURNED_ACCOUNT } from '../journeys/applying.ts';
import { CAR_MOVES } from './car-moves.ts';
import { PROOF_MOVES } from './proof-moves.ts';
import { move, requirementOf, toApplication, toRequirement, type Move, type Seen } from './walker.ts';

/** What a requote replaces: the price, by its id. */
const versionOf = ({ view }: Seen): string => view.quote?.id ?? view.id;

const hasRead = (seen: Seen) => ({ ...toApplication(seen), body: { hasRead: true as const } });

const STREET = { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' };

const cardsOf = (seen: Seen) => requirementOf(seen, 'debt-consolidation')?.creditCards ?? [];

const cardId = (seen: Seen) => cardsOf(seen)[seen.dice.upTo(2)]?.id ?? seen.view.id;

const toCard = (seen: Seen) => ({ token: seen.borrower.token, params: { id: cardId(seen) } });

const APPROVAL = { outcome: 'approve', band: 'Good', reason: 'Three payslips were sent.' } as const;

const DECLINE: WireBody<'decideApplication'> = {
  outcome: 'decline',
  declineReasons: ['unaffordable'],
  reason: 'The payslips show less.',
};

/** Calls of any application. */
const OF_ANY = {
  followUp: (seen) => move('followUp', { ...toApplication(seen), body: { followUp: true } }),
  leave: (seen) => move('followUp', { ...toApplication(seen), body: { followUp: false } }),
  postpone: (seen) => move('declineToRequest', toApplication(seen)),
  trackVisit: (seen) => move('trackApplyVisit', toApplication(seen)),
  react: (seen) => move('react', { ...toApplication(seen), body: { reaction: 'monthly_cost' } }),
  requote: (seen) =>
    move('requote', {
      ...toApplication(seen),
      body: {
        amount: seen.dice.one([1_000, 5_000, 7_500, 12_000, 40_000]),
        term: seen.dice.one([12, 24, 61]),
        version: seen.dice.one([versionOf(seen), versionOf(seen), seen.view.id]),
      },
    }),
  takeDownsell: (seen) => move('takeDownsell', toApplication(seen)),
  correctAddress: (seen) =>
    move('updateAddressMismatch', {
      ...toApplication(seen),
      body: {
        firstName: 'Ada',
        lastName: seen.dice.one(['Accept', 'Accept-Moved', 'Decline', 'Referred', 'Mismatch']),
        dateOfBirth: '1988-04-12',
        addresses: [{ ...STREET, period: 2 }],
      },
    }),
  askSecondLook: (seen) =>
    move('askSecondLook', { ...toApplication(seen), body: { reason: 'One of the defaults is not mine.' } }),
  consent: (seen) =>
    move('consentToDeclinePanel', {
      ...toApplication(seen),
      body: { consented: seen.dice.one([true, true, false]) },
    }),
  findPartner: (seen) => move('readDeclinePartner', toApplication(seen)),
  showPartner: (seen) => move('informOfDeclinePartner', toApplication(seen)),
  startPartner: (seen) => move('startDeclinePartner', toApplication(seen)),
  agreeToSearch: (seen) => move('consentToPartnerSearch', toApplication(seen)),
  acceptPartner: (seen) => move('acceptDeclinePartner', toApplication(seen)),
  decideApplication: (seen) =>
    move('decideApplication', {
      token: seen.underwriter,
      params: { id: seen.view.id },
      body: seen.dice.one<WireBody<'decideApplication'>>([APPROVAL, APPROVAL, DECLINE]),
    }),
  sendNumberCode: (seen) => move('updateMobileNumber', { ...toRequirement(seen, 'phone'), body: {} }),
  confirmNumber: (seen) =>
    move('verifyMobileNumber', {
      ...toRequirement(seen, 'phone'),
      body: { code: seen.dice.one(['123456', '123456', '000000']) },
    }),
  changeNumber: ({ borrower: { token, userId }, dice }) =>
    move('changeMobileNumber', {
      token,
      params: { id: userId },
      body: { mobileNumber: dice.one(['07700 900456', '07700 900123']) },
    }),
  confirmAddress: (seen) =>
    move('confirmExistingAddress', { ...toRequirement(seen, 'current-address'), body: { isCurrent: true } }),
  giveNewAddress: (seen) =>
    move('provideNewAddress', { ...toRequirement(seen, 'current-address'), body: STREET }),
  ...PROOF_MOVES,
  acceptSmaller: (seen) => move('acceptSuggestedLoan', toRequirement(seen, 'affordability')),
  declineSmaller: (seen) => move('declineSuggestedLoan', toRequirement(seen, 'affordability')),
  optIn: (seen) => move('optInToPayOffCards', toRequirement(seen, 'debt-consolidation')),
  optOut: (seen) => move('optOutOfPayingOffCards', toRequirement(seen, 'debt-consolidation')),
  addCard: (seen) =>
    move('addCreditCard', {
      ...toRequirement(seen, 'debt-consolidation'),
      body: { issuer: 'Tidewell Card', lastFour: '2240', balance: 310.25 },
    }),
  confirmCards: (seen) =>
    move('confirmCardsToPayOff', {
      ...toRequirement(seen, 'debt-consolidation'),
      body: { creditCards: [cardId(seen)] },
    }),
  removeCard: (seen) => move('removeCreditCard', toCard(seen)),
  completeCard: (seen) => move('completeCreditCard', { ...toCard(seen), body: { payoffAmount: 640 } }),
  giveAccount: (seen) =>
    move('provideBankDetails', {
      ...toRequirement(seen, 'bank'),
      body: seen.dice.one([
        GOOD_ACCOUNT,
        OTHER_ACCOUNT,
        RETURNED_ACCOUNT,
        // Of another person.
        { ...GOOD_ACCOUNT, sortCode: '20-29-59', accountNumber: '63748472' },
      ]),
    }),
  chooseDay: (seen) =>
    move('providePaymentDay', {
      ...toRequirement(seen, 'payment-day'),
      body: { day: seen.dice.one([14, 15, 22, 28]) },
    }),
  chooseDayWithAccount: (seen) =>
    move('provideBankPaymentDay', { ...toRequirement(seen, 'bank'), body: { day: 15 } }),
  prepare: (seen) => move('prepareDocuments', toApplication(seen)),
  readFirst: (seen) => move('confirmReadAdequateExplanations', hasRead(seen)),
  readSecond: (seen) => move('confirmReadSecci', hasRead(seen)),
  readThird: (seen) => move('confirmReadContract', hasRead(seen)),
  readSeveral: (seen) =>
    move('confirmReadDocuments', {
      ...toApplication(seen),
      body: {
        documents: seen.dice.one([['adequate-explanations', 'secci', 'contract'], ['contract']]),
        hasRead: true,
      },
    }),
  finishReading: (seen) => move('completeReadDocuments', toApplication(seen)),
  sign: (seen) => move('requestLoan', toApplication(seen)),
} as const satisfies Record<string, (seen: Seen) => Move>;

/** Every call of origination that changes something or could, as a borrower and the lender's staff make it. */
export const MOVES = { ...OF_ANY, ...CAR_MOVES } as const;

export type MoveName = keyof typeof MOVES;

const [FIRST = 'followUp', ...OTHERS] = keysOf(OF_ANY);

/** Any of them, right or wrong; those about a car only where there is one. */
export const any = ({ dice, view }: Seen): MoveName =>
  dice.one([FIRST, ...OTHERS, ...(view.vehicle ? keysOf(CAR_MOVES) : [])]);
