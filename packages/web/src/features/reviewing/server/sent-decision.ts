import { staffEndpoints } from '@fairlead/contract/staff';
import type { ErrorEnvelope } from '@fairlead/contract/wire/errors';
import type { Attempt } from '../DecisionForms.tsx';

type Typed = Attempt['typed'];

export function typedIn(form: URLSearchParams): Typed {
  return {
    outcome: form.get('outcome') === 'approve' ? 'approve' : 'decline',
    band: form.get('band') ?? '',
    declineReasons: form.getAll('declineReasons'),
    reason: form.get('reason') ?? '',
  };
}

/** The body of the call, as it is sent: the API checks it. */
export function bodyOf({ outcome, band, declineReasons, reason }: Typed): object {
  return outcome === 'approve' ? { outcome, band, reason } : { outcome, declineReasons, reason };
}

/** What to correct, by field. In words of the form. */
const PROBLEMS: Readonly<Record<string, string>> = {
  band: 'Choose a credit band',
  declineReasons: 'Choose one to five reasons',
  reason: 'Give your reason in 10 to 500 characters',
};

/** What the form itself lacks; empty where the API can be asked. */
export function problemsOf(typed: Typed): Attempt['problems'] {
  const read = staffEndpoints.decideApplication.body.safeParse(bodyOf(typed));
  if (read.success) return [];
  const fields = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  return fields.map((field) => ({
    field: `${typed.outcome}-${field}`,
    message: PROBLEMS[field] ?? 'Check this answer',
  }));
}

/** What the API refused, above the form. */
export function refusedBy({ message }: Pick<ErrorEnvelope['error'], 'message'>): Attempt['problems'] {
  return [{ message }];
}
