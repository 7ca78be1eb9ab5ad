import { Button } from '@fairlead/ui/button/Button';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import type { ReactNode } from 'react';
import { FORM_TOKEN, type SignedOnProps } from '../staff-page.ts';
import { STAFF_PART } from '../StaffDocument.tsx';
import { fieldsOf, type ActionAttempt } from './action-attempt.ts';

const LONGEST_REASON = 500;

export type ActionFormProps = {
  page: SignedOnProps;
  /** Where it is sent: the page itself. */
  action: string;
  attempt: ActionAttempt;
  /** Makes sure that what is sent twice is done once. */
  idempotencyKey: string;
};

type OfKind = ActionFormProps & {
  kind: string;
  title: string;
  button: string;
  children: ReactNode;
};

/** A form for something that staff do to a loan, with the reason that every action has. */
export function ActionForm({ page, action, attempt, idempotencyKey, kind, title, button, children }: OfKind) {
  const fields = fieldsOf(attempt, kind);
  return (
    <form className={STAFF_PART} action={`${action}#outcome`} method="post" noValidate>
      <h2>{title}</h2>
      <input type="hidden" name={FORM_TOKEN} value={page.formToken} />
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${kind}`} />
      <input type="hidden" name="kind" value={kind} />
      {children}
      <TextArea
        name="reason"
        id={fields.id('reason')}
        label="Your reason, for colleagues"
        hint="The borrower does not see it"
        limit={LONGEST_REASON}
        value={fields.typed('reason')}
        error={fields.error('reason')}
        rows={3}
      />
      <Button type="submit">{button}</Button>
    </form>
  );
}
