import { DECLINE_REASON_CODES, DECLINE_REASONS } from '@fairlead/core/decision/decline-reasons';
import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import { Button } from '@fairlead/ui/button/Button';
import { CheckboxGroup } from '@fairlead/ui/checkbox-group/CheckboxGroup';
import type { SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { staffApplicationPath } from './staff-paths.ts';
import { STAFF_PART } from './StaffDocument.tsx';
import { FORM_TOKEN, type ReviewedApplication, type SignedOnProps } from './staff-page.ts';

/** What was sent before, and what is wrong with it. Fields are named with their form: `approve-reason`. */
export type Attempt = {
  typed: { outcome: string; band: string; declineReasons: readonly string[]; reason: string };
  problems: readonly SummaryError[];
};

export const NO_ATTEMPT: Attempt = {
  typed: { outcome: '', band: '', declineReasons: [], reason: '' },
  problems: [],
};

const BANDS = CREDIT_HISTORIES.map((band) => ({ value: band, label: band }));
const REASONS = DECLINE_REASON_CODES.map((code) => ({ value: code, label: DECLINE_REASONS[code].text }));
const NOTE_LIMIT = 500;

type FormProps = {
  page: SignedOnProps;
  application: ReviewedApplication;
  attempt: Attempt;
  idempotencyKey: string;
};

type Outcome = 'approve' | 'decline';

const errorAt = ({ problems }: Attempt, field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;

function Hidden({ page, idempotencyKey, outcome }: FormProps & { outcome: Outcome }) {
  return (
    <>
      <input type="hidden" name={FORM_TOKEN} value={page.formToken} />
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${outcome}`} />
      <input type="hidden" name="outcome" value={outcome} />
    </>
  );
}

function Note({ attempt, outcome }: FormProps & { outcome: Outcome }) {
  const id = `${outcome}-reason`;
  const isOwn = attempt.typed.outcome === outcome;
  return (
    <TextArea
      name="reason"
      id={id}
      label="Your reason, for colleagues"
      hint="The applicant does not see it"
      limit={NOTE_LIMIT}
      value={isOwn ? attempt.typed.reason : ''}
      error={errorAt(attempt, id)}
      rows={4}
    />
  );
}

const actionOf = ({ application }: FormProps): string => `${staffApplicationPath(application.id)}#outcome`;

export function ApproveForm(props: FormProps) {
  const { application, attempt } = props;
  const { match, identityMatch, bandByScore } = application.report;
  const isOfApplicant = match === 'full' && identityMatch !== 'none';
  const band = attempt.typed.band || (isOfApplicant ? bandByScore : null);
  return (
    <form className={STAFF_PART} action={actionOf(props)} method="post" noValidate>
      <h2>Approve</h2>
      <Hidden {...props} outcome="approve" />
      <RadioGroup
        name="band"
        id="approve-band"
        legend="Credit band to price the loan with"
        hint="We still check what the applicant can afford"
        options={BANDS}
        value={band ?? ''}
        error={errorAt(attempt, 'approve-band')}
      />
      <Note {...props} outcome="approve" />
      <Button type="submit">Approve</Button>
    </form>
  );
}

export function DeclineForm(props: FormProps) {
  const { attempt } = props;
  return (
    <form className={STAFF_PART} action={actionOf(props)} method="post" noValidate>
      <h2>Decline</h2>
      <Hidden {...props} outcome="decline" />
      <CheckboxGroup
        name="declineReasons"
        id="decline-declineReasons"
        legend="Reasons, as the applicant will read them"
        options={REASONS}
        values={attempt.typed.declineReasons}
        error={errorAt(attempt, 'decline-declineReasons')}
      />
      <Note {...props} outcome="decline" />
      <Button type="submit" variant="warning">
        Decline
      </Button>
    </form>
  );
}
