import { randomBytes } from 'node:crypto';
import type { BrandId } from '@fairlead/brands/brand';
import type { WireBody } from '../call.ts';
import { newApplicant } from '../people.ts';
import { newestLinkToken, type Api } from './sign-in.ts';

export type DraftBody = WireBody<'saveDraft'>;

/** A key as the browser makes one. */
export const newKey = (): string => randomBytes(32).toString('base64url');

const NO_ADDRESS = {
  index: 1,
  houseNumber: '',
  flatNumber: '',
  line1: '',
  line2: '',
  town: '',
  county: '',
  postCode: '',
  period: null,
  populateManually: false,
} as const;

type Answers = DraftBody['answers'];

/** A form that was filled in to the page of the work, under a new key and an address that no one else has. */
export function newDraft(changes: Partial<Answers> = {}): DraftBody {
  const { email } = newApplicant('Halfway', 'Accept').user;
  return {
    key: newKey(),
    isNew: true,
    page: 'work',
    version: 2,
    answers: {
      amount: '£7,500',
      term: '36',
      reason: 'home_improvement',
      firstName: 'Halfway',
      lastName: 'Accept',
      dateOfBirth: { day: '12', month: 'April', year: '1988' },
      email,
      mobileNumber: '07700 900123',
      addresses: [
        {
          ...NO_ADDRESS,
          index: 0,
          houseNumber: '1',
          line1: 'Harbour Lane',
          town: 'Easterby',
          postCode: 'id1 1qd',
          period: 3,
        },
        NO_ADDRESS,
      ],
      employmentStatus: { name: 'Employed - full time' },
      occupation: 'Harbour pilot',
      income: '2,6',
      incomeFrequency: 'monthly',
      residentialStatus: '',
      rentOrMortgageMonthlyPayment: '',
      maritalStatus: '',
      numberOfDependants: '',
      monthlyDependantsCost: '',
      reminders: '',
      offers: '',
      group: '',
      referral: '',
      lufcd: 0,
      lfcd: 0,
      lcpd: 0,
      ...changes,
    },
  };
}

/** A saved form whose mailbox has a link to it. */
export async function linkedDraft(api: Api, changes: Partial<Answers> = {}, brand?: BrandId) {
  const under = brand === undefined ? {} : { brand };
  const draft = newDraft(changes);
  await api.get('saveDraft', { body: draft, ...under });
  await api.get('sendDraftLink', { body: { secret: draft.key }, ...under });
  return { draft, token: await newestLinkToken(api, draft.answers.email) };
}
