import { formatWholePounds, parsePounds } from '@fairlead/core/money/pounds';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { isKeyOf } from '@fairlead/core/records';
import { SANDBOX_BANKS } from '../sandbox-banks.ts';
import { escaped, sandboxPage, sandboxRadio } from '../sandbox-page.ts';
import { codeOf } from './sandbox-code.ts';
import { SANDBOX_BANK_USERS } from './sandbox-users.ts';

/**
 * The page on which a borrower chooses a bank of the sandbox and agrees: pure functions, so that a server only mounts
 * two routes at the path that `sandboxIncomeData` was given, for every brand's host and outside production only.
 *
 * - GET: `consentPage(query)`, with the query of the journey: `return_to` and `state`.
 * - POST: `answerConsent(form)`, with the url-encoded form: the page again with errors, or where to send the browser.
 *   That is a path at the same origin, with `code` and `state`, or with `error=access_denied` and `state`.
 *
 * The page has no script, no style and no image, and its form is sent to the page itself, so any content policy with
 * `form-action 'self'` fits.
 */
export type ConsentAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 400 | 422; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: 303; readonly location: string };

/** What the page suggests as the monthly income, in pence. */
const DEFAULT_INCOME: Pence = pence(2_500_00);

const LARGEST_INCOME = pence(1_000_000_00);
const LONGEST_HOLDER = 100;
const LONGEST_STATE = 512;
const LONGEST_PATH = 500;

/** A placeholder origin, to resolve paths against. */
const NO_ORIGIN = 'https://sandbox.invalid';

interface Journey {
  readonly returnTo: string;
  readonly state: string;
}

/** The journey that a query or a form is about, or null where it leads anywhere but to a path of this origin. */
function journeyIn(values: URLSearchParams): Journey | null {
  const returnTo = values.get('return_to') ?? '';
  const state = values.get('state') ?? '';
  if (state === '' || state.length > LONGEST_STATE || returnTo.length > LONGEST_PATH) return null;
  if (!URL.canParse(returnTo, NO_ORIGIN)) return null;
  // A path that is read as itself has no room for another origin.
  const { pathname, search } = new URL(returnTo, NO_ORIGIN);
  return `${pathname}${search}` === returnTo ? { returnTo, state } : null;
}

function locationOf({ returnTo, state }: Journey, result: Readonly<Record<string, string>>): string {
  const url = new URL(returnTo, NO_ORIGIN);
  for (const [name, value] of Object.entries({ ...result, state })) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

const NOT_A_JOURNEY = sandboxPage(
  'This link is not complete',
  '<h1>This link is not complete</h1>\n<p>Go back to your application and start again.</p>',
);

type Field = 'holder' | 'income';
type Errors = Readonly<Partial<Record<Field, string>>>;

interface Typed {
  readonly bank: string;
  readonly user: string;
  readonly holder: string;
  readonly income: string;
}

const BLANK: Typed = {
  bank: SANDBOX_BANKS[0],
  user: 'john',
  holder: '',
  income: formatWholePounds(DEFAULT_INCOME),
};

function textField(
  field: Field,
  label: string,
  hint: string,
  value: string,
  error: string | undefined,
): string {
  const described = error === undefined ? `${field}-hint` : `${field}-error ${field}-hint`;
  const invalid = error === undefined ? '' : ' aria-invalid="true"';
  const message = error === undefined ? '' : `<p id="${field}-error">Error: ${error}</p>\n`;
  return `<p><label for="${field}">${label}</label></p>
<p id="${field}-hint">${hint}</p>
${message}<p><input id="${field}" name="${field}" value="${escaped(value)}" aria-describedby="${described}"${invalid} autocomplete="off"></p>`;
}

const summaryOf = (errors: Errors): string => {
  const items = Object.entries(errors).map(([field, error]) => `<li><a href="#${field}">${error}</a></li>`);
  return items.length === 0
    ? ''
    : `<div role="alert"><h2>There is a problem</h2>\n<ul>${items.join('')}</ul></div>\n`;
};

function formPage({ returnTo, state }: Journey, typed: Typed, errors: Errors): string {
  const banks = SANDBOX_BANKS.map((bank) => sandboxRadio('bank', bank, bank === typed.bank, bank));
  const users = Object.entries(SANDBOX_BANK_USERS).map(([user, { outcome }]) =>
    sandboxRadio('user', user, user === typed.user, `${user}: ${outcome}`),
  );
  const isWrong = Object.keys(errors).length > 0;
  return sandboxPage(
    `${isWrong ? 'Error: ' : ''}Choose your bank (sandbox)`,
    `${summaryOf(errors)}<h1>Choose your bank</h1>
<p>This page simulates the banks. The banks, their users and everything in their accounts are invented.</p>
<form method="post">
<input type="hidden" name="return_to" value="${escaped(returnTo)}">
<input type="hidden" name="state" value="${escaped(state)}">
<fieldset><legend>Bank</legend>
${banks.join('\n')}
</fieldset>
<fieldset><legend>Sign in as</legend>
${users.join('\n')}
</fieldset>
${textField('holder', 'Name on the account', 'Type the name in the application. If it’s different, someone has to look at it.', typed.holder, errors.holder)}
${textField('income', 'Monthly income after tax', 'What john, gambling and irregular are paid. To match your application, type the same figure.', typed.income, errors.income)}
<p>You share the transactions of your current accounts once. Access ends as soon as they are read.</p>
<p><button name="answer" value="agree">Agree and share</button>
<button name="answer" value="cancel">Cancel</button></p>
</form>`,
  );
}

/** GET: the page for a journey of the sandbox. */
export function consentPage(query: URLSearchParams): ConsentAnswer {
  const journey = journeyIn(query);
  return journey
    ? { kind: 'page', status: 200, html: formPage(journey, BLANK, {}) }
    : { kind: 'page', status: 400, html: NOT_A_JOURNEY };
}

const INCOME_ERROR = 'Monthly income must be a number of pounds, like £2,500';

/** POST: what happens when the form is sent. */
export function answerConsent(form: URLSearchParams): ConsentAnswer {
  const journey = journeyIn(form);
  if (!journey) return { kind: 'page', status: 400, html: NOT_A_JOURNEY };
  if (form.get('answer') !== 'agree')
    return { kind: 'redirect', status: 303, location: locationOf(journey, { error: 'access_denied' }) };

  const typed = {
    bank: SANDBOX_BANKS.find((bank) => bank === form.get('bank')) ?? BLANK.bank,
    user: form.get('user') ?? '',
    holder: (form.get('holder') ?? '').trim().slice(0, LONGEST_HOLDER),
    income: form.get('income') ?? '',
  };
  const user = isKeyOf(SANDBOX_BANK_USERS, typed.user) ? typed.user : 'john';
  const income = parsePounds(typed.income);
  const isIncome = income.ok && income.value <= LARGEST_INCOME;
  if (typed.holder === '' || !isIncome) {
    const errors = {
      ...(typed.holder === '' ? { holder: 'Enter the name on the account' } : {}),
      ...(isIncome ? {} : { income: INCOME_ERROR }),
    };
    return { kind: 'page', status: 422, html: formPage(journey, { ...typed, user }, errors) };
  }
  const choice = { ...typed, user, income: income.value, ...journey };
  return { kind: 'redirect', status: 303, location: locationOf(journey, { code: codeOf(choice) }) };
}
