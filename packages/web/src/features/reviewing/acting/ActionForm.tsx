import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import type { ReactNode } from 'react';
import { FORM_TOKEN, type SignedOnProps } from '../staff-page.ts';
import { StaffPart } from '../StaffDocument.tsx';
import { fieldsOf, type ActionAttempt } from './action-attempt.ts';

const LONGEST_REASON = 500;

export type ActionFormProps = {
  page: Pick<SignedOnProps, 'formToken'>;
  /** Where it is sent: the page itself. */
  action: string;
  attempt: ActionAttempt;
  /** Makes sure that what is sent twice is done once. */
  idempotencyKey: string;
  /** Behind its title, as one of several that are possible. */
  isFolded?: boolean;
};

type OfKind = ActionFormProps & {
  kind: string;
  title: string;
  button: string;
  children: ReactNode;
};

/** A form for something that staff do to a loan, with the reason that every action has. */
export function ActionForm({ isFolded = false, title, ...form }: OfKind) {
  if (!isFolded)
    return (
      <StaffPart title={title}>
        <FormOfKind {...form} />
      </StaffPart>
    );
  return (
    <Details summary={title} open={form.attempt.sent.get('kind') === form.kind}>
      <FormOfKind {...form} />
    </Details>
  );
}

type FormProps = Omit<OfKind, 'title' | 'isFolded'>;

function FormOfKind({ page, action, attempt, idempotencyKey, kind, button, children }: FormProps) {
  const fields = fieldsOf(attempt, kind);
  return (
    <form className="stack gap-5" action={`${action}#outcome`} method="post" noValidate>
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
