import { Fragment } from 'react';
import { PROOF_REFUSAL_CODES, PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import { penceToPounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary, type SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { staffProofFilePath, staffProofPath } from './staff-paths.ts';
import { BankIncomePart } from './BankIncomePart.tsx';
import { incomeToAccept, presentIncomeHint } from './present-bank-proof.ts';
import { presentReading, type Payslip } from './present-reading.ts';
import { canDecide, presentProof, presentProofRows } from './present-review.ts';
import { FORM_TOKEN, type ReviewedProof, type SignedOnProps } from './staff-page.ts';
import { StaffFile } from './StaffFile.tsx';
import { STAFF_PART, StaffDocument, StaffPart } from './StaffDocument.tsx';

type ProofPageProps = {
  page: SignedOnProps;
  proof: ReviewedProof;
  problems: readonly SummaryError[];
  /** The income that was typed, where it has to be corrected. */
  typedIncome?: string | undefined;
  /** Makes sure that a decision that is sent twice is made once. */
  idempotencyKey: string;
};

const REFUSALS = PROOF_REFUSAL_CODES.map((code) => ({ value: code, label: PROOF_REFUSALS[code] }));

/** The files of a proof with what they have to show. */
export function ProofPage(props: ProofPageProps) {
  const { page, proof, problems } = props;
  const { name, sent } = presentProof(proof);
  return (
    <StaffDocument page={page} title={`${problems.length > 0 ? 'Error: ' : ''}${name}`}>
      <ErrorSummary id="outcome" errors={problems} />
      <h1>{name}</h1>
      <p>
        {proof.brandName}. Sent on {sent}.
      </p>
      <StaffPart title="What it has to show">
        <SummaryList rows={presentProofRows(proof)} />
      </StaffPart>
      {proof.bankIncome && <BankIncomePart bankIncome={proof.bankIncome} />}
      {proof.files.length > 0 && (
        <StaffPart title="What was sent">
          {proof.files.map((file) => (
            <Fragment key={file.id}>
              <StaffFile {...file} href={staffProofFilePath(proof.id, file.id)} />
              {file.payslip && <Reading payslip={file.payslip} />}
            </Fragment>
          ))}
        </StaffPart>
      )}
      {canDecide(page.session) ? (
        <>
          <form className={STAFF_PART} action={`${staffProofPath(proof.id)}#outcome`} method="post">
            <h2>Accept</h2>
            <Hidden {...props} outcome="accept" />
            {proof.kind === 'income' && (
              <MoneyField
                name="netMonthlyIncome"
                label="Monthly income after tax shown, in pounds"
                hint={presentIncomeHint(proof)}
                pence
                value={props.typedIncome ?? penceToPounds(incomeToAccept(proof)).toFixed(2)}
                error={problems.find(({ field }) => field === 'netMonthlyIncome')?.message}
              />
            )}
            <Button type="submit">Accept</Button>
          </form>
          <form
            className={STAFF_PART}
            action={`${staffProofPath(proof.id)}#outcome`}
            method="post"
            noValidate
          >
            <h2>Refuse</h2>
            <Hidden {...props} outcome="refuse" />
            <RadioGroup
              name="refusal"
              legend="Reason, as the borrower will read it"
              options={REFUSALS}
              value=""
              error={problems.find(({ field }) => field === 'refusal')?.message}
            />
            <Button type="submit" variant="warning">
              Refuse
            </Button>
          </form>
        </>
      ) : (
        <NotificationBanner title="You can look at this proof">
          <p>Only an underwriter can decide it.</p>
        </NotificationBanner>
      )}
    </StaffDocument>
  );
}

/** What was read on a payslip, for the person who compares it with the file. */
function Reading({ payslip }: { payslip: Payslip }) {
  const { rows, notes } = presentReading(payslip);
  return (
    <>
      <h3>What was read automatically</h3>
      <SummaryList rows={rows} />
      {notes.length > 0 && (
        <ul className="list">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Hidden({ page, proof, idempotencyKey, outcome }: ProofPageProps & { outcome: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TOKEN} value={page.formToken} />
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${outcome}`} />
      <input type="hidden" name="outcome" value={outcome} />
      {proof.files.map(({ id }) => (
        <input key={id} type="hidden" name="files" value={id} />
      ))}
      {proof.bankIncome && <input type="hidden" name="dataPullId" value={proof.bankIncome.dataPullId} />}
    </>
  );
}
