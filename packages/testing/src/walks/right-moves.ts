import { READING_ORDER } from '@fairlead/core/documents/reading-order';
import { isSatisfied } from '@fairlead/core/requirement/requirement';
import { REQUIREMENT_KINDS, type RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { any, MOVES, type MoveName } from './moves.ts';
import { requirementOf, type Move, type Seen } from './walker.ts';

/** What answers a requirement, by what it is waiting for. */
const ANSWERS: Readonly<Record<RequirementKind, (seen: Seen) => MoveName>> = {
  phone: ({ dice }) => dice.one(['sendNumberCode', 'confirmNumber']),
  'current-address': ({ dice }) => dice.one(['confirmAddress', 'giveNewAddress']),
  identity: (seen) => (stateOf(seen, 'identity') === 'Provided' ? 'decideIdentity' : identityMove(seen)),
  address: (seen) => (stateOf(seen, 'address') === 'Provided' ? 'decideAddress' : addressMove(seen)),
  income: incomeMove,
  affordability: ({ dice }) => dice.one(['acceptSmaller', 'acceptSmaller', 'declineSmaller']),
  'debt-consolidation': (seen) =>
    stateOf(seen, 'debt-consolidation') === 'Provided'
      ? seen.dice.one(['confirmCards', 'addCard'])
      : seen.dice.one(['optIn', 'optIn', 'optOut']),
  keeper: (seen) => (stateOf(seen, 'keeper') === 'Provided' ? 'decideKeeper' : 'sendKeeper'),
  'settlement-letter': (seen) =>
    stateOf(seen, 'settlement-letter') === 'Provided' ? 'decideSettlementLetter' : 'sendSettlementLetter',
  insurance: (seen) => (stateOf(seen, 'insurance') === 'Provided' ? 'decideInsurance' : 'sendInsurance'),
  bank: () => 'giveAccount',
  'payment-day': () => 'chooseDay',
};

const stateOf = (seen: Seen, kind: RequirementKind) => requirementOf(seen, kind)?.state;

function identityMove({ dice, held }: Seen): MoveName {
  return held.phone
    ? dice.one(['sendByPhone', 'sendByPhone', 'openOnPhone', 'finishOnPhone'])
    : dice.one(['sendIdentity', 'linkPhone']);
}

function addressMove(seen: Seen): MoveName {
  const { attachments = [] } = requirementOf(seen, 'identity') ?? {};
  return attachments.length > 0 ? seen.dice.one(['useEarlierFile', 'sendAddress']) : 'sendAddress';
}

function incomeMove({ dice, held, ...seen }: Seen): MoveName {
  const { state, maySkip, attachments = [] } = requirementOf({ ...seen, dice, held }, 'income') ?? {};
  if (state === 'Provided') return dice.one(['decideIncome', 'contestPayslip', 'deleteBankData']);
  if (maySkip) return 'skipIncome';
  if (attachments.some(({ payslip }) => payslip !== undefined))
    return dice.one(['confirmIncome', 'contestPayslip']);
  if (attachments.some(({ isRefused }) => !isRefused)) return 'confirmIncome';
  if (held.journey) return 'comeBackFromBank';
  if (held.dataPull !== undefined) return dice.one(['useBankData', 'useBankData', 'deleteBankData']);
  return dice.one(['sendIncome', 'sendPayslip', 'leaveForBank', 'leaveForBank']);
}

function answer(seen: Seen): MoveName {
  const open = REQUIREMENT_KINDS.filter((kind) => {
    const state = stateOf(seen, kind);
    return state !== undefined && !isSatisfied(state);
  });
  const [first, ...others] = open;
  return first === undefined ? 'prepare' : ANSWERS[seen.dice.one([first, ...others])](seen);
}

const READS = { 'adequate-explanations': 'readFirst', secci: 'readSecond', contract: 'readThird' } as const;

function readOrSign({ view, dice }: Seen): MoveName {
  const { documentSet } = view;
  // A settlement figure can have run out meanwhile.
  if (!documentSet?.isCurrent) return view.vehicle ? dice.one(['prepare', 'renewFigure']) : 'prepare';
  const unread = READING_ORDER.find((slug) =>
    documentSet.documents.some((document) => document.slug === slug && document.readAt === null),
  );
  if (unread !== undefined) return READS[unread];
  return documentSet.readingCompletedAt === null ? 'finishReading' : 'sign';
}

/** The commission of a hire purchase is shown and agreed to before its offer is continued. */
function continueOffer({ view: { commissionCalculation } }: Seen): MoveName {
  if (commissionCalculation?.consentedAt !== null) return 'followUp';
  return commissionCalculation.shownAt === null ? 'showCommission' : 'agreeToCommission';
}

/** A call that takes the application towards its signature, from its state. */
const TOWARDS: Readonly<Record<Seen['view']['state'], (seen: Seen) => MoveName>> = {
  Quoted: continueOffer,
  Unrequested: () => 'followUp',
  'Address Mismatch': () => 'correctAddress',
  Referred: () => 'decideApplication',
  Declined: ({ dice }) => dice.one(['takeDownsell', 'askSecondLook', 'decideApplication', 'consent']),
  Requirements: answer,
  Documents: readOrSign,
  // Until a payout has come back, there is no other account to give.
  Requested: (seen) => seen.dice.one(['followUp', any(seen)]),
  Expired: any,
};

export const rightMove = (seen: Seen): Move => MOVES[TOWARDS[seen.view.state](seen)](seen);
