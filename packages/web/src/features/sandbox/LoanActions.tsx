import {
  LENDER_ACTION_KINDS,
  LENDER_ACTIONS,
  type LenderAction,
} from '@fairlead/core/lender-action/lender-actions';
import { isKeyOf } from '@fairlead/core/records';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useState, type SubmitEvent } from 'react';
import { isApiError } from '../../state/api-error.ts';
import { useActAsStaffMutation } from '../../resources/sandbox.ts';

const OPTIONS = LENDER_ACTION_KINDS.map((kind) => ({ value: kind, label: LENDER_ACTIONS[kind].label }));

/** What only the lender’s staff do to a loan, as two of them would: every state of a loan can be reached. */
export function LoanActions() {
  const [reference, setReference] = useState('');
  const [kind, setKind] = useState<LenderAction>('default-notice');
  const [act, { data, error, isLoading }] = useActAsStaffMutation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading && reference.trim() !== '') void act({ body: { reference, kind } });
  };
  return (
    <Card as="section" aria-labelledby="loan-actions-heading">
      <h2 id="loan-actions-heading">Act on a loan as staff</h2>
      <p>
        One person proposes it and another confirms it, under the usual rules: a default notice needs three
        missed payments, which a borrower with the first name Penniless has, and a termination is possible 15
        days after the notice.
      </p>
      <form className="stack gap-4" noValidate onSubmit={submit}>
        <TextField
          name="reference"
          label="Reference of the loan"
          width={20}
          value={reference}
          onChange={setReference}
        />
        <SelectField
          name="kind"
          label="What staff do"
          width={20}
          options={OPTIONS}
          value={kind}
          onChange={(value) => {
            if (isKeyOf(LENDER_ACTIONS, value)) setKind(value);
          }}
        />
        <Button type="submit" variant="secondary" busy={isLoading}>
          Do it
        </Button>
      </form>
      {data && <p role="status">The loan is now {data.state}.</p>}
      {error !== undefined && (
        <NotificationBanner kind="error" live title="The loan hasn’t changed">
          <p>{isApiError(error) ? error.message : 'Check your connection and try again.'}</p>
        </NotificationBanner>
      )}
    </Card>
  );
}
