import { SANDBOX_POSTCODES } from './address-lookup/postcodes.ts';
import { SANDBOX_BANK_CHOICES } from './bank-payments/payer-choices.ts';
import { TEST_CARDS } from './cards/test-cards.ts';
import { APPLICANTS, SUFFIXES } from './credit-bureau/applicants.ts';
import { PANEL_AMOUNTS } from './decline-panel/partners.ts';
import { PAYERS } from './direct-debit/payers.ts';
import { SANDBOX_BANK_USERS } from './income-data/sandbox-users.ts';
import { SANDBOX_ACCOUNTS } from './sandbox-accounts.ts';
import { SANDBOX_FILES, SANDBOX_PAYSLIP } from './reviewer/files.ts';
import { SANDBOX_SECOND_LOOK } from './reviewer/second-look.ts';
import { SANDBOX_CODE, SANDBOX_MOBILES } from './sms/mobiles.ts';
import { DVLA_MARKS, SANDBOX_MARKS } from './vehicle-enquiry/sandbox-cars.ts';
import { SANDBOX_STAFF } from './staff-identity/people.ts';

export type MagicGroup =
  | 'Surname'
  | 'Loan amount'
  | 'First name'
  | 'Bank account'
  | 'Postcode'
  | 'Registration number'
  | 'Mobile number'
  | 'Email address'
  | 'File name'
  | 'Second look'
  | 'Bank user'
  | 'Payment by a bank'
  | 'Payment card'
  | 'Staff';

export interface MagicValue {
  readonly group: MagicGroup;
  /** The value to type, or a description of the values that the row is about. */
  readonly value: string;
  /** What to type in each field. Empty when the value is a description without an example. */
  readonly typed: readonly string[];
  readonly outcome: string;
}

type Row = readonly [value: string, outcome: string];

const inGroup = (
  group: MagicGroup,
  rows: readonly Row[],
  typedFor: (value: string) => readonly string[] = (value) => [value],
): MagicValue[] => rows.map(([value, outcome]) => ({ group, value, typed: typedFor(value), outcome }));

/** A row whose value is a description; `typed` has an example. */
const described = (group: MagicGroup, [value, outcome]: Row, ...typed: string[]): MagicValue => ({
  group,
  value,
  typed,
  outcome,
});

const rowsByName = (rows: Readonly<Record<string, { readonly outcome: string }>>): [string, string][] =>
  Object.entries(rows).map(([name, { outcome }]) => [name, outcome]);

const formatSortCode = (sortCode: string): string => sortCode.replace(/(..)(..)(..)/, '$1-$2-$3');

/** "07700 900001" for "+447700900001". */
const nationalNumber = (mobile: string): string => mobile.replace(/^\+44(\d{4})/, '0$1 ');

/** Every value with a special outcome in a sandbox, for the page that lists them. */
export const MAGIC_VALUES: readonly MagicValue[] = [
  ...inGroup('Surname', rowsByName(APPLICANTS)),
  ...rowsByName(SUFFIXES).map(([suffix, outcome]) =>
    described('Surname', [`…-${suffix}`, outcome], `Accept-${suffix}`),
  ),
  described('Surname', [
    'Any other',
    'Scored from the figures entered; the same figures always give the same score.',
  ]),
  ...inGroup('Loan amount', rowsByName(PANEL_AMOUNTS)),
  described('Loan amount', ['Any other', 'After a decline: one lender is found, and takes the application.']),
  ...inGroup('First name', rowsByName(PAYERS)),
  ...inGroup(
    'Bank account',
    SANDBOX_ACCOUNTS.map(({ sortCode, accountNumber, outcome }) => [
      `${formatSortCode(sortCode)} ${accountNumber}`,
      outcome,
    ]),
    (value) => value.split(' '),
  ),
  described(
    'Bank account',
    [
      'Any, in another name',
      'The name matches at first. Before the payout it is no longer the applicant’s, so nothing is sent.',
    ],
    ...['Ben Carter', '08-99-99', '66374958'],
  ),
  ...inGroup(
    'Postcode',
    Object.values(SANDBOX_POSTCODES).map(({ postcode, outcome }) => [postcode, outcome]),
  ),
  described('Postcode', [
    'Any other',
    'A street of four to twenty houses, always the same for the postcode.',
  ]),
  ...inGroup('Registration number', Object.entries(DVLA_MARKS)),
  ...Object.entries(SANDBOX_MARKS).map(([letters, { typed, outcome }]) =>
    described('Registration number', [`${letters} …`, outcome], typed),
  ),
  described('Registration number', [
    'Any other',
    'A car that is always the same for the number, with the finance that was stated.',
  ]),
  described('Mobile number', ['07700 900xxx', `The code is ${SANDBOX_CODE}.`], '07700 900123'),
  ...inGroup(
    'Mobile number',
    rowsByName(SANDBOX_MOBILES).map(([mobile, outcome]) => [nationalNumber(mobile), outcome]),
  ),
  described('Mobile number', ['Any other', 'A random code, shown in the inbox.']),
  described(
    'Email address',
    ['Ending in .example', 'Delivered to the inbox; any other address is rejected.'],
    'ada@mail.example',
  ),
  ...rowsByName(SANDBOX_FILES).map(([word, outcome]) =>
    described('File name', [`${word}…`, outcome], `${word}.jpg`),
  ),
  described(
    'File name',
    [`${SANDBOX_PAYSLIP.name}…`, SANDBOX_PAYSLIP.outcome],
    `${SANDBOX_PAYSLIP.name}.jpg`,
  ),
  described('File name', ['Any other', 'A proof is accepted after a few seconds.']),
  described('File name', [
    'Any, with the EICAR test text in it',
    'Refused immediately: it contains a virus.',
  ]),
  described(
    'Second look',
    [`${SANDBOX_SECOND_LOOK.reason}…`, SANDBOX_SECOND_LOOK.outcome],
    'Mistaken identity',
  ),
  ...rowsByName(SANDBOX_BANK_USERS).map((row) => described('Bank user', row)),
  ...Object.values(SANDBOX_BANK_CHOICES).map(({ label, outcome }) =>
    described('Payment by a bank', [label, outcome]),
  ),
  ...Object.entries(TEST_CARDS).map(([id, { name, outcome }]) =>
    described('Payment card', [name, outcome], id),
  ),
  ...Object.values(SANDBOX_STAFF).map(({ name, outcome }) => described('Staff', [name, outcome])),
];
