import type { ApiError } from '../../state/api-error.ts';
import type { Refusal } from './draft-slice.ts';
import { ERRORS } from './errors.ts';
import type { FieldId, Problems } from './problems.ts';
import type { StepId } from './steps.ts';

/** On which page each of the form's fields stands. Addresses are mended on the page where they are typed. */
const PAGES: Readonly<Record<string, StepId>> = {
  amount: 'loan',
  term: 'loan',
  reason: 'loan',
  firstName: 'you',
  lastName: 'you',
  dateOfBirth: 'you',
  email: 'contact',
  mobileNumber: 'contact',
  employmentStatus: 'work',
  occupation: 'work',
  income: 'work',
  residentialStatus: 'home',
  rentOrMortgageMonthlyPayment: 'home',
  maritalStatus: 'home',
  numberOfDependants: 'home',
  monthlyDependantsCost: 'home',
};

const BY_HAND = ['address-manual', 'previous-address-manual'] as const satisfies readonly StepId[];

/** What the wire calls otherwise than the form. */
const OTHER_NAMES: Readonly<Record<string, string>> = { netMonthlyIncome: 'income' };

const ADDRESS = /^addresses\.([01])(?:\.(postCode|houseNumber|line1|town))?/;

/** The form's field for a path of the body, such as `user.addresses.0.postCode`. */
export function fieldAt(path: string): FieldId | undefined {
  const inside = path.replace(/^(user|affordability)\./, '');
  const [, index, line = 'postCode'] = ADDRESS.exec(inside) ?? [];
  // The pattern and the table above name nothing but fields of the form.
  if (index !== undefined) return `addresses.${index}.${line}` as FieldId;
  const [first = ''] = inside.split('.');
  const name = OTHER_NAMES[first] ?? first;
  return Object.hasOwn(PAGES, name) ? (name as FieldId) : undefined;
}

export function pageOf(field: FieldId): StepId {
  const index = /^addresses\.([01])/.exec(field)?.[1];
  return index === undefined ? (PAGES[field] ?? 'check') : BY_HAND[Number(index) as 0 | 1];
}

/** Words of ours for a field that was not there; the server's where it looked deeper than the form does. */
function wordsOf(field: FieldId, messages: readonly string[]): string {
  const words: Readonly<Record<string, { empty: string }>> = ERRORS;
  const own = words[field.split('.').at(-1) ?? '']?.empty;
  return messages[0] ?? own ?? 'Check this answer';
}

/** Brings a refusal of the server back to where the form can mend it. */
export function refusalFrom({ fields = {} }: Pick<ApiError, 'fields'>): Refusal {
  const problems: Problems = {};
  const unknown: string[] = [];
  for (const [path, messages] of Object.entries(fields)) {
    const field = fieldAt(path);
    if (field === undefined) unknown.push(messages[0] ?? path);
    else problems[field] = wordsOf(field, messages);
  }
  return { problems, unknown };
}

/** The first page that has something to mend, in the order of the server's list. */
export function firstRefusedPage({ problems }: Refusal): StepId {
  const [field] = Object.keys(problems) as FieldId[];
  return field === undefined ? 'check' : pageOf(field);
}
