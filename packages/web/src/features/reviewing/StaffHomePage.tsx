import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Table } from '@fairlead/ui/table/Table';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { STAFF_BORROWERS } from '../../paths.ts';
import { staffApplicationPath, staffProofPath } from './staff-paths.ts';
import { presentDuties, presentProof, presentRoles, presentWaiting } from './present-review.ts';
import { LoansToLookAt, WaitingActions, WaitingCases } from './acting/WaitingLists.tsx';
import type {
  LoanToLookAt,
  SignedOnProps,
  WaitingAction,
  WaitingApplication,
  WaitingCase,
  WaitingProof,
} from './staff-page.ts';
import { STAFF_PART, StaffDocument, StaffPart } from './StaffDocument.tsx';

type HomeProps = {
  page: SignedOnProps;
  waiting: readonly WaitingApplication[];
  proofs: readonly WaitingProof[];
  cases: readonly WaitingCase[];
  actions: readonly WaitingAction[];
  loans: readonly LoanToLookAt[];
  /** What was just recorded. */
  outcome: keyof typeof OUTCOMES | undefined;
};

const OUTCOMES = {
  decided: { title: 'The decision is recorded', text: 'The borrower is emailed.' },
  proposed: {
    title: 'Your proposal is recorded',
    text: 'It’s waiting for a second person. Nothing has changed yet.',
  },
  rejected: { title: 'The proposal is rejected', text: 'Nothing has changed.' },
} as const;

export function StaffHomePage({ page, waiting, proofs, cases, actions, loans, outcome }: HomeProps) {
  return (
    <StaffDocument page={page} title="Staff home">
      {outcome && (
        <NotificationBanner kind="success" title={OUTCOMES[outcome].title} live>
          <p>{OUTCOMES[outcome].text}</p>
        </NotificationBanner>
      )}
      <h1>Staff home</h1>
      <p>
        You are {page.session.name}, {presentRoles(page.session)}, for every brand. You can:
      </p>
      <ul className="list">
        {presentDuties(page.session).map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      <StaffPart title="Cases waiting for an answer">
        <WaitingCases cases={cases} />
      </StaffPart>
      <StaffPart title="Proposals waiting for a second person">
        <WaitingActions actions={actions} />
      </StaffPart>
      <StaffPart title="Loans that need attention">
        <LoansToLookAt loans={loans} />
      </StaffPart>
      <StaffPart title="Applications waiting for a decision">
        <Waiting waiting={waiting} />
      </StaffPart>
      <StaffPart title="Proofs waiting to be checked">
        <WaitingProofs proofs={proofs} />
      </StaffPart>
      <LookUpForm reference="" error={undefined} />
    </StaffDocument>
  );
}

function Waiting({ waiting }: Pick<HomeProps, 'waiting'>) {
  if (waiting.length === 0) return <p>No applications are waiting.</p>;
  return (
    <Table
      caption="Applications waiting for a decision"
      captionHidden
      columns={[
        { key: 'loan', heading: 'Loan', rowHeading: true },
        { key: 'why', heading: 'Why' },
        { key: 'brand', heading: 'Brand' },
        { key: 'since', heading: 'Applied on' },
        { key: 'until', heading: 'Open until' },
      ]}
      rows={waiting.map((application) => {
        const { loan, why, since, until } = presentWaiting(application);
        const link = <a href={staffApplicationPath(application.id)}>{loan}</a>;
        return { id: application.id, loan: link, why, brand: application.brandName, since, until };
      })}
    />
  );
}

function WaitingProofs({ proofs }: Pick<HomeProps, 'proofs'>) {
  if (proofs.length === 0) return <p>No proofs are waiting.</p>;
  return (
    <Table
      caption="Proofs waiting to be checked"
      captionHidden
      columns={[
        { key: 'proof', heading: 'Proof', rowHeading: true },
        { key: 'brand', heading: 'Brand' },
        { key: 'sent', heading: 'Sent on' },
      ]}
      rows={proofs.map((proof) => {
        const { name, sent } = presentProof(proof);
        return {
          id: proof.id,
          proof: <a href={staffProofPath(proof.id)}>{name}</a>,
          brand: proof.brandName,
          sent,
        };
      })}
    />
  );
}

/** Asks for a reference; the answer is a page of its own. */
export function LookUpForm({ reference, error }: { reference: string; error: string | undefined }) {
  return (
    <form className={STAFF_PART} action={STAFF_BORROWERS} method="get">
      <h2>Look up a borrower</h2>
      <TextField
        name="reference"
        label="Reference of a loan or an application"
        hint="Every look-up is recorded with your name"
        value={reference}
        error={error}
        autoComplete="off"
        spellCheck={false}
        width={20}
      />
      <Button type="submit" variant="secondary">
        Look up
      </Button>
    </form>
  );
}
