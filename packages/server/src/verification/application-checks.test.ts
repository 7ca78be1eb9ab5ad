import { expect, test } from 'vitest';
import { differencesOfApplication } from './application-checks.ts';
import type { ApplicationFacts } from './application-facts-store.ts';

const READ = ['adequate-explanations', 'secci', 'contract'] as const;

const SET = { id: 'set-1', isLive: true, isReadingCompleted: true, read: READ };

const QUOTED: ApplicationFacts = {
  id: 'application-1',
  state: 'Quoted',
  isAccepted: false,
  requirements: {},
  sets: [],
  signed: [],
  prices: 1,
  accounts: 0,
  loans: [],
};

const MET = { phone: 'Met', bank: 'Met', 'payment-day': 'Met' } as const;

const TO_SIGN: ApplicationFacts = {
  ...QUOTED,
  state: 'Documents',
  requirements: MET,
  accounts: 1,
  sets: [SET],
};

const SIGNED: ApplicationFacts = {
  ...TO_SIGN,
  state: 'Requested',
  isAccepted: true,
  signed: ['set-1'],
  loans: ['Live'],
};

/** Signed, and open again because the loan could not be paid out: another account is given, and read again. */
const OPEN_AGAIN: ApplicationFacts = {
  ...SIGNED,
  state: 'Documents',
  sets: [
    { ...SET, isLive: false },
    { ...SET, id: 'set-2', isReadingCompleted: false, read: [] },
  ],
  loans: ['Pending'],
};

const SIGNED_AGAIN: ApplicationFacts = {
  ...SIGNED,
  sets: [
    { ...SET, isLive: false },
    { ...SET, id: 'set-2' },
  ],
  signed: ['set-1', 'set-2'],
  loans: ['Live', 'Cancelled'],
};

const differencesOf = (facts: ApplicationFacts) =>
  differencesOfApplication(facts).map((text) =>
    text.replace(`the application application-1 is ${facts.state} and `, ''),
  );

test.each([
  ['with a price', QUOTED],
  [
    'whose tasks are open',
    { ...QUOTED, state: 'Requirements', requirements: { ...MET, bank: 'Not started' } },
  ],
  ['that can be signed', TO_SIGN],
  [
    'that is read in part',
    { ...TO_SIGN, sets: [{ ...SET, isReadingCompleted: false, read: READ.slice(0, 1) }] },
  ],
  [
    'whose earlier documents were read',
    {
      ...TO_SIGN,
      sets: [
        { ...SET, isLive: false },
        { ...SET, id: 'set-2' },
      ],
    },
  ],
  ['that is signed', SIGNED],
  ['that is open again because the loan was not paid out', OPEN_AGAIN],
  ['that expired after it was open again', { ...OPEN_AGAIN, state: 'Expired', loans: ['Cancelled'] }],
  ['that is signed again', SIGNED_AGAIN],
  ['that was declined', { ...QUOTED, state: 'Declined', prices: 0 }],
  ['that expired before it had a price', { ...QUOTED, state: 'Expired', prices: 0 }],
] as [string, ApplicationFacts][])('an application %s fits together', (_what, facts) => {
  expect(differencesOf(facts)).toEqual([]);
});

test.each([
  ['has no price', { ...QUOTED, prices: 0 }],
  ['has a price', { ...QUOTED, state: 'Declined' }],
  ['has 2 prices', { ...QUOTED, prices: 2 }],
  ['has something left to provide', { ...TO_SIGN, requirements: { ...MET, identity: 'Refused' } }],
  ['has something left to provide', { ...TO_SIGN, accounts: 0 }],
  ['has nothing left to provide', { ...TO_SIGN, state: 'Requirements' }],
  ['has more than one current document set', { ...TO_SIGN, sets: [SET, { ...SET, id: 'set-2' }] }],
  [
    'has the set set-1 read out of order',
    { ...TO_SIGN, sets: [{ ...SET, isReadingCompleted: false, read: ['secci'] }] },
  ],
  ['has the set set-1 finished and not read', { ...TO_SIGN, sets: [{ ...SET, read: READ.slice(0, 2) }] }],
  ['has no signature', { ...SIGNED, isAccepted: false, signed: [], loans: [] }],
  ['has 1 signatures and 0 loans', { ...SIGNED, loans: [] }],
  ['has 0 signatures and 1 loans', { ...TO_SIGN, loans: ['Pending'] }],
  ['has a loan that is Live', { ...OPEN_AGAIN, loans: ['Live'] }],
  ['has an earlier loan that is Pending', { ...SIGNED_AGAIN, loans: ['Live', 'Pending'] }],
  ['has 1 current sets that are signed', { ...OPEN_AGAIN, sets: [SET] }],
  ['was not accepted', { ...SIGNED, isAccepted: false }],
  ['was accepted', { ...TO_SIGN, isAccepted: true }],
  ['has 0 current sets that are signed', { ...SIGNED, sets: [{ ...SET, isLive: false }] }],
  [
    'has a signature of the set set-1, which was not read',
    { ...SIGNED, sets: [{ ...SET, isReadingCompleted: false }] },
  ],
] as [string, ApplicationFacts][])('an application that %s does not', (difference, facts) => {
  expect(differencesOf(facts)).toEqual([difference]);
});
