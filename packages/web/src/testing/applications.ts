import { day } from '@fairlead/core/calendar/day';
import { REQUIREMENT_REASONS } from '@fairlead/core/requirement/requirement-reasons';
import { type RequirementKind, REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { pence } from '@fairlead/core/money/pence';
import type { Application, DocumentSet } from '../resources/loan-application.ts';
import type { ApplicationSummary } from '../resources/open-applications.ts';
import { aUser, BORROWER_ID } from './borrowers.ts';

export const APPLICATION_ID = '01a1f8e9-2a51-7e14-8a9c-e6e6eadd2c76';

const QUOTE: Extract<Application['quote'], { '@type': 'quote' }> = {
  '@type': 'quote',
  id: '01a1f8e9-0000-7000-8000-000000000001',
  amount: pence(750_000),
  term: 36,
  monthlyCost: pence(25_334),
  finalPayment: pence(25_319),
  totalAmountPayable: pence(912_009),
  totalFees: pence(27_542),
  optionFee: pence(0),
  totalChargeForCredit: pence(162_009),
  apr: 14,
  interestRate: 11.2,
  expiresAt: day('2026-12-20'),
};

/** A quoted application in a borrower's list. */
export function anApplicationSummary(changes: Partial<ApplicationSummary> = {}): ApplicationSummary {
  return {
    '@type': 'loan-application',
    id: APPLICATION_ID,
    state: 'Quoted',
    amount: pence(750_000),
    term: 36,
    expiresAt: '2026-12-20',
    createdAt: '2026-11-20T12:00:00.000Z',
    monthlyCost: pence(25_334),
    tasksLeft: null,
    ...changes,
  };
}

type PaymentDayPrice = NonNullable<Application['paymentDays']>['lowest'];

/** A payment day with its price: the quote's, unless the changes say otherwise. */
export function aPaymentDay(changes: Partial<PaymentDayPrice> = {}): PaymentDayPrice {
  const { '@type': _type, id: _id, expiresAt: _expires, ...figures } = QUOTE;
  return {
    day: 15,
    firstPaymentOn: day('2026-12-15'),
    firstCollectionOn: day('2026-12-15'),
    ...figures,
    ...changes,
  };
}

type Requirement = NonNullable<Application['requirements']>[number];

const REQUIREMENT_IDS: Readonly<Record<RequirementKind, string>> = {
  phone: '01a1f8e9-0000-7000-8000-00000000000e',
  'current-address': '01a1f8e9-0000-7000-8000-00000000000a',
  identity: '01a1f8e9-0000-7000-8000-000000000010',
  address: '01a1f8e9-0000-7000-8000-000000000011',
  income: '01a1f8e9-0000-7000-8000-000000000012',
  affordability: '01a1f8e9-0000-7000-8000-000000000013',
  'debt-consolidation': '01a1f8e9-0000-7000-8000-00000000000c',
  keeper: '01a1f8e9-0000-7000-8000-000000000014',
  'settlement-letter': '01a1f8e9-0000-7000-8000-000000000015',
  insurance: '01a1f8e9-0000-7000-8000-000000000016',
  bank: '01a1f8e9-0000-7000-8000-00000000000b',
  'payment-day': '01a1f8e9-0000-7000-8000-00000000000d',
};

export function aRequirement(kind: RequirementKind, changes: Partial<Requirement> = {}): Requirement {
  const type = REQUIREMENT_TYPES[kind];
  const reason = REQUIREMENT_REASONS[kind];
  const asked = { state: 'Not started', given: null, refusal: null, maySkip: false } as const;
  return { '@type': type, id: REQUIREMENT_IDS[kind], reason, ...asked, ...changes };
}

type CreditCard = NonNullable<Requirement['creditCards']>[number];

/** A card of the credit file that costs less with the quote of `anApplication`. */
export function aCard(changes: Partial<CreditCard> = {}): CreditCard {
  return {
    '@type': 'debt-consolidation-credit-card',
    id: '01a1f8e9-0000-7000-8000-0000000000c1',
    issuer: 'Harbour Lane Card',
    lastFour: '4821',
    balance: pence(215_000),
    limit: pence(300_000),
    monthlyPayment: pence(6_500),
    rate: 29.9,
    isReported: true,
    isChosen: false,
    payoffAmount: null,
    completedOn: null,
    loanApplication: {
      '@type': 'resource-reference',
      '@link': `/v2/loan-applications/${APPLICATION_ID}`,
      id: APPLICATION_ID,
    },
    ...changes,
  };
}

export const BANK_MET = aRequirement('bank', { state: 'Met', given: 'ending 4958' });
export const DAY_MET = aRequirement('payment-day', { state: 'Met', given: 'the 15th' });

/** The type, slug and title of each document. */
export const TITLES = [
  ['ADEQUATE_EXPLANATIONS', 'adequate-explanations', 'Loan Important Information'],
  ['SECCI', 'secci', 'Loan Key Facts'],
  ['CONTRACT', 'contract', 'Loan Agreement'],
  ['DIRECT_DEBIT_MANDATE', 'direct-debit-mandate', 'Direct Debit Mandate'],
] as const;

const TO_CONFIRM = TITLES.length - 1;

/** Today's documents, of which the first `read` have been read. */
export function aDocumentSet({
  read = 0,
  ...changes
}: Partial<DocumentSet> & { read?: number } = {}): DocumentSet {
  return {
    '@type': 'document-set',
    id: '01a1f8e9-0000-7000-8000-000000000002',
    drawdownOn: day('2026-11-20'),
    isCurrent: true,
    readingCompletedAt: read === TO_CONFIRM ? '2026-11-20T10:05:00.000Z' : null,
    firstPaymentOn: day('2026-12-15'),
    quotedMonthlyCost: pence(25_334),
    monthlyCost: pence(25_284),
    finalPayment: pence(25_298),
    totalAmountPayable: pence(910_238),
    apr: 14,
    interestRate: 11.2,
    documents: TITLES.map(([type, slug, title], index) => ({
      type,
      slug,
      title,
      url: `/v2/loan-applications/${APPLICATION_ID}/read-${slug}.html`,
      needsConfirmation: index < TO_CONFIRM,
      readingMinutes: index + 1,
      readAt: index < read ? '2026-11-20T10:00:00.000Z' : null,
    })),
    ...changes,
  };
}

export function anApplication(changes: Partial<Application> = {}): Application {
  return {
    '@type': 'loan-application',
    id: APPLICATION_ID,
    reference: 'K7QM2R9XHT',
    state: 'Requirements',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: day('2026-12-20'),
    loanContractAcceptedAt: null,
    amount: pence(750_000),
    term: 36,
    declineReasons: [],
    creditAgency: null,
    referredFor: null,
    mostWeCanOffer: null,
    canAskSecondLook: false,
    secondLook: null,
    followUp: null,
    isDeclinePanelOpen: false,
    declinePanelConsented: null,
    declinePartner: null,
    quote: QUOTE,
    requotability: { '@type': 'requotability', isLoaded: false },
    requirements: [aRequirement('bank'), aRequirement('payment-day')],
    user: {
      '@type': 'resource-reference',
      '@link': '/v2/users/1',
      id: BORROWER_ID,
    },
    employmentStatus: { '@type': 'employment-status', id: 1, name: 'Employed - full time' },
    loanProduct: { '@type': 'resource-reference', '@link': '/v2', id: 'unsecured-2026-1' },
    loan: null,
    isAccountNeeded: false,
    documentSet: null,
    isDrawdownToday: false,
    ...changes,
  };
}

/** An application with everything given and today's documents, of which the first `read` have been read. */
export function withDocuments(read: number, changes: Partial<DocumentSet> = {}): Application {
  return anApplication({
    state: 'Documents',
    requirements: [BANK_MET, DAY_MET],
    documentSet: aDocumentSet({ read, ...changes }),
  });
}

/** An application whose applicant the credit reference agency did not find. */
export function aMismatch(changes: Partial<Application> = {}): Application {
  return anApplication({
    state: 'Address Mismatch',
    quote: null,
    user: aUser({
      dateOfBirth: day('1984-03-31'),
      addresses: [
        {
          houseNumber: '7',
          flatNumber: null,
          line1: 'Harbour Lane',
          line2: null,
          town: 'Easterby',
          county: null,
          postCode: 'ID1 1QD',
        },
      ],
    }),
    ...changes,
  });
}
