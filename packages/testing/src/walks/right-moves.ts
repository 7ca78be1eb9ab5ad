import { READING_ORDER } from '@fairlead/core/documents/reading-order';
import { REQUIREMENT_KINDS, isSatisfied, type RequirementKind } from '@fairlead/core/requirement/requirement';
import { any, MOVES, type MoveName } from './moves.ts';
import { requirementOf, type Move, type Seen } from './walker.ts';

/** What answers a requirement, by what it is waiting for. */
const ANSWERS: Readonly<Record<RequirementKind, (seen: Seen) => MoveName>> = {
  phone: ({ dice }) => dice.one(['sendNumberCode', 'confirmNumber']),
  'current-address': ({ dice }) => dice.one(['confirmAddress', 'giveNewAddress']),
  identity: (seen) => (stateOf(seen, 'identity') === 'Provided' ? 'decideIdentity' : 'sendIdentity'),
  address: (seen) => (stateOf(seen, 'address') === 'Provided' ? 'decideAddress' : 'sendAddress'),
  income: incomeMove,
  affordability: ({ dice }) => dice.one(['acceptSmaller', 'acceptSmaller', 'declineSmaller']),
  'debt-consolidation': (seen) =>
    stateOf(seen, 'debt-consolidation') === 'Provided'
      ? seen.dice.one(['confirmCards', 'addCard'])
      : seen.dice.one(['optIn', 'optIn', 'optOut']),
  bank: () => 'giveAccount',
  'payment-day': () => 'chooseDay',
};

const stateOf = (seen: Seen, kind: RequirementKind) => requirementOf(seen, kind)?.state;

function incomeMove(seen: Seen): MoveName {
  const { state, maySkip, attachments = [] } = requirementOf(seen, 'income') ?? {};
  if (state === 'Provided') return 'decideIncome';
  if (maySkip) return 'skipIncome';
  return attachments.some(({ isRefused }) => !isRefused) ? 'confirmIncome' : 'sendIncome';
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

function readOrSign({ view: { documentSet } }: Seen): MoveName {
  if (!documentSet?.isCurrent) return 'prepare';
  const unread = READING_ORDER.find((slug) =>
    documentSet.documents.some((document) => document.slug === slug && document.readAt === null),
  );
  if (unread !== undefined) return READS[unread];
  return documentSet.readingCompletedAt === null ? 'finishReading' : 'sign';
}

/** A call that takes the application towards its signature, from its state. */
const TOWARDS: Readonly<Record<Seen['view']['state'], (seen: Seen) => MoveName>> = {
  Quoted: () => 'followUp',
  Unrequested: () => 'followUp',
  'Address Mismatch': () => 'correctAddress',
  Referred: () => 'decideApplication',
  Declined: ({ dice }) => dice.one(['takeDownsell', 'askSecondLook', 'decideApplication', 'consent']),
  Requirements: answer,
  Documents: readOrSign,
  Requested: any,
  Expired: any,
};

export const rightMove = (seen: Seen): Move => MOVES[TOWARDS[seen.view.state](seen)](seen);
