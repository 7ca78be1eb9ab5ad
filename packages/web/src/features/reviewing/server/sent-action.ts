import { staffEndpoints } from '@fairlead/contract/staff';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { parsePounds, penceToPounds } from '@fairlead/core/money/pounds';
import type { SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';

type Form = URLSearchParams;

const text = (form: Form, name: string): string => form.get(name) ?? '';

/** The day of three parts; what is not a day is left for the contract to refuse. */
function dayIn(form: Form, name: string): string {
  const part = (of: string) => text(form, `${name}-${of}`);
  return typedDay({ day: part('day'), month: part('month'), year: part('year') }) ?? '';
}

function poundsIn(form: Form, name: string): number | null {
  const amount = parsePounds(text(form, name));
  return amount.ok ? penceToPounds(amount.value) : null;
}

/** What each kind of action takes of its form, besides its reason. */
const BODIES: Readonly<Record<string, (form: Form) => object>> = {
  'payment-found': (form) => ({
    caseId: text(form, 'caseId'),
    amount: poundsIn(form, 'amount'),
    receivedOn: dayIn(form, 'receivedOn'),
  }),
  'case-answered': (form) => ({
    caseId: text(form, 'caseId'),
    outcome: text(form, 'outcome'),
    words: text(form, 'words'),
  }),
  'breathing-space': (form) => ({
    breathingSpace: {
      kind: text(form, 'space'),
      reference: text(form, 'reference'),
      beginsOn: dayIn(form, 'beginsOn'),
    },
  }),
  'breathing-space-end': (form) => ({ endedOn: dayIn(form, 'endedOn') }),
  'damage-claim': (form) => ({ amount: poundsIn(form, 'amount'), what: text(form, 'what') }),
  'payout-again': (form) => ({
    payee: text(form, 'payee'),
    ...(form.has('settlementValidUntil-day') && {
      settlementValidUntil: dayIn(form, 'settlementValidUntil'),
    }),
  }),
  sale: (form) => ({
    buyer: {
      name: text(form, 'name'),
      phone: text(form, 'phone'),
      email: text(form, 'email'),
      howToPay: text(form, 'howToPay'),
    },
  }),
  'support-needs': (form) => ({ needs: form.getAll('needs'), words: text(form, 'words') }),
};

/** What to correct, by field. In words of the form. */
const PROBLEMS: Readonly<Record<string, string>> = {
  reason: 'Give your reason in 10 to 500 characters',
  amount: 'Enter the amount in pounds, like 272.01',
  receivedOn: 'Enter the day it reached us',
  settlementValidUntil: 'Enter the last day on which the old lender accepts the figure',
  outcome: 'Choose an answer',
  what: 'Say what is damaged in 10 to 300 characters',
  words: 'Write the answer in 10 to 500 characters',
  name: 'Enter who buys the debt',
  phone: 'Enter the buyer’s phone number',
  email: 'Enter the buyer’s email address, like help@buyer.example',
  howToPay: 'Enter how the borrower pays the buyer',
  kind: 'Choose the kind of breathing space',
  reference: 'Enter the reference in the register',
  beginsOn: 'Enter its first day',
  endedOn: 'Enter the day it ended',
};

/** Fields whose name in the form is not that in the call. */
const NAMES: Readonly<Record<string, string>> = { kind: 'space' };

/** The action that a form asks for, as the call takes it; or what to correct. */
export function readAction(form: Form): { readonly body: unknown } | { readonly problems: SummaryError[] } {
  const kind = text(form, 'kind');
  const body = { kind, reason: text(form, 'reason'), ...BODIES[kind]?.(form) };
  const read = staffEndpoints.proposeLenderAction.body.safeParse(body);
  if (read.success) return { body };
  const fields = [...new Set(read.error.issues.map(({ path }) => String(path.at(-1))))];
  return {
    problems: fields.map((field) => ({
      field: `${kind}-${NAMES[field] ?? field}`,
      message: PROBLEMS[field] ?? 'Check this answer',
    })),
  };
}
