import type { Page } from '@playwright/test';
import { expect } from './visitor.ts';

/** A page of the account in which something is typed or chosen. */
export interface TypedPage {
  /** Its pattern, without the query. */
  readonly path: string;
  /** A state of `screens/` in which the page shows its fields. */
  readonly in: string;
  /** The fields by name, without the id of a record. They are there again after the session has ended. */
  readonly fields: readonly string[] | 'all';
  /** What is typed there, where a figure of one digit would take other fields away. */
  readonly typed?: string;
  /** What is chosen in place of the last of a group, where that would take other fields away. */
  readonly choose?: Readonly<Record<string, string>>;
}

const APPLICATION = '/account/borrow/continue';
const LOAN = '/account/borrow/repay';
const ADDRESS = ['flatNumber', 'houseNumber', 'line1', 'line2', 'town', 'county', 'postCode'];
const ADDRESS_FIELDS = ADDRESS.map((name) => `addresses.0.${name}`);
const PERSON = ['firstName', 'lastName', 'dateOfBirth-day', 'dateOfBirth-month', 'dateOfBirth-year'];
const BUDGET_PARTS = ['household', 'income', 'priority-bills', 'fixed-costs', 'flexible-costs', 'debts'];

/** Every page of the account with a form. `screens.spec.ts` names a field that is not here. */
export const TYPED_PAGES: readonly TypedPage[] = [
  { path: '/account/borrow/apply/change', in: 'change loan, as opened', fields: ['amount', 'term'] },
  {
    path: '/account/borrow/address_mismatch',
    in: 'address mismatch, as opened',
    fields: [...PERSON, ...ADDRESS_FIELDS],
  },
  { path: '/account/borrow/unrequested/', in: 'offer, put aside', fields: ['reaction'] },
  { path: '/account/borrow/declined/second-look', in: 'second look, as opened', fields: ['reason'] },
  {
    path: `${APPLICATION}/mobile-number`,
    in: 'mobile number of an application, another number',
    fields: ['mobileNumber'],
  },
  {
    path: `${APPLICATION}/address`,
    in: 'address of an application, moved',
    fields: ['addresses.0.postCode'],
  },
  { path: `${APPLICATION}/credit-cards`, in: 'credit cards, list, explained', fields: ['cards'] },
  {
    path: `${APPLICATION}/credit-cards/add`,
    in: 'add a credit card, error summary',
    fields: ['issuer', 'lastFour', 'balance'],
  },
  { path: `${APPLICATION}/payment-day`, in: 'payment day, as opened', fields: ['day'] },
  { path: `${APPLICATION}/sign`, in: 'sign, as opened', fields: ['name'] },
  {
    path: '/account/address-details',
    in: 'address details, typed manually, error summary',
    fields: ADDRESS_FIELDS,
  },
  { path: '/account/mobile-number', in: 'mobile number, error summary', fields: ['mobileNumber'] },
  { path: '/contact-settings', in: 'contact settings, as opened', fields: 'all' },
  { path: '/account/borrow/support-needs', in: 'support needs, as opened', fields: 'all' },
  { path: `${LOAN}/missing-payment`, in: 'payment missing, as opened', fields: 'all' },
  { path: `${LOAN}/breathing-space`, in: 'breathing space, as opened', fields: 'all' },
  ...BUDGET_PARTS.map((part) => ({
    path: '/account/budget',
    in: `budget, ${part}, filled in`,
    fields: 'all' as const,
  })),
  {
    path: `${LOAN}/payment`,
    in: 'payment, with both outcomes',
    fields: ['amount', 'keeps', 'method'],
    typed: '600',
    choose: { method: 'bank' },
  },
  { path: `${LOAN}/payment`, in: 'payment, of what is overdue', fields: ['choice', 'amount', 'method'] },
  { path: `${LOAN}/settlement-quote`, in: 'settlement, nothing chosen', fields: ['day', 'reason'] },
  { path: `${LOAN}/withdraw`, in: 'withdrawal, with a day to pay back', fields: ['day'] },
  { path: `${LOAN}/repayment-link`, in: 'repayment link, nothing typed', fields: ['amount'] },
  { path: `${LOAN}/payment-day`, in: 'payment day of a loan, nothing chosen', fields: ['day'] },
  { path: `${LOAN}/second-attempt`, in: 'second attempt, nothing chosen', fields: ['day'] },
  { path: `${LOAN}/summary`, in: 'loan, with a card to pay off', fields: ['payoff'] },
  { path: `${LOAN}/summary`, in: 'loan, with a larger last payment', fields: ['last-payment'] },
];

/** Fields whose content does not survive, and why. */
const NOT_STORED: Readonly<Record<string, string>> = {
  accountName: 'bank details',
  sortCode: 'bank details',
  accountNumber: 'bank details',
  isSoleHolder: 'bank details',
  card: 'which card is paid with',
  code: 'a code counts for ten minutes',
  'step-up-code': 'a code counts for ten minutes',
  'take-photo': 'the warning names files',
  'choose-files': 'the warning names files',
  document: 'the warning names files',
  'amount-range': 'follows the amount that is typed next to it',
  'picture-place': 'points at a place of a picture',
  ...Object.fromEntries(
    ['', '-amount', '-amount-range', '-keeps', '-day', '-day-range'].map((part) => [
      `what-if${part}`,
      'what is looked at in a picture; its button stores it for the page of the change',
    ]),
  ),
  period: 'what the links next to it open',
  read: 'a document is confirmed in the session that sends it',
};

/** The form of an application is stored as a draft, with tests of its own. */
const DRAFT = '/account/borrow/quote';
const IS_ACCOUNT = /^\/(?:account|contact-settings)(?:\/|$)/;
const RECORD = /-?[\da-f]{8}-[\da-f-]{27}/g;

/** What a field holds; radio buttons and boxes of one name count as one field. */
export type Held = Readonly<Record<string, string>>;

/** What can be typed or chosen on a page, and what is in it. */
export async function heldOn(page: Page): Promise<Held> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ disabled, type }) => !disabled && type !== 'hidden')
      .map(({ name, id, type, value, checked }) => {
        const isChoice = type === 'radio' || type === 'checkbox';
        return { name: name || id, value: !isChoice ? value : checked ? value : '' };
      }),
  );
  const held: Record<string, string> = {};
  for (const { name, value } of found) {
    const field = name.replaceAll(RECORD, '');
    held[field] = `${held[field] ?? ''}${value}`;
  }
  return Object.fromEntries(Object.entries(held).filter(([name]) => !(name in NOT_STORED)));
}

const isOn = ({ path }: TypedPage, page: Page): boolean => {
  const { pathname } = new URL(page.url());
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
};

/** Each field of a page of the account survives the end of a session, or is listed with the reason why not. */
export async function expectTypedListed(page: Page, screen: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!IS_ACCOUNT.test(pathname) || pathname.startsWith(DRAFT)) return;
  const rows = TYPED_PAGES.filter((row) => isOn(row, page));
  const isListed = (name: string) => rows.some(({ fields }) => fields === 'all' || fields.includes(name));
  const unlisted = Object.keys(await heldOn(page)).filter((name) => !isListed(name));
  expect.soft(unlisted, `fields of ${screen} that e2e/typed-pages.ts does not list`).toEqual([]);
}
