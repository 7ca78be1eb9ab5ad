import { longDay } from '@fairlead/core/calendar/display';
import { LENDER_ACTIONS, type LenderAction } from '@fairlead/core/lender-action/lender-actions';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { keysOf } from '@fairlead/core/records';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ComponentType } from 'react';
import type { LoanForStaff } from '../staff-page.ts';
import { StaffPart } from '../StaffDocument.tsx';
import { fieldsOf } from './action-attempt.ts';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

type Enforcement = Extract<
  LenderAction,
  'default-notice' | 'notice-withdrawal' | 'termination' | 'write-off' | 'sale' | 'damage-claim'
>;

type AttemptProps = Pick<ActionFormProps, 'attempt'>;

type Row = {
  readonly button: string;
  readonly leadsTo: (loan: LoanForStaff) => string;
  /** What it asks for besides a reason. */
  readonly Fields?: ComponentType<AttemptProps>;
  /** Not named where it is impossible, because it is about few loans. */
  readonly isRare?: true;
};

/** What each leads to, and what its button says. */
const ENFORCEMENTS: Readonly<Record<Enforcement, Row>> = {
  'default-notice': {
    button: 'Propose a default notice',
    leadsTo: ({ arrears }) =>
      `The borrower is asked for ${formatWholePounds(arrears.amount)} within 14 days after the day of service. If it is not paid, the loan can be terminated, and a default is reported to the credit reference agencies.`,
  },
  'notice-withdrawal': {
    button: 'Propose to withdraw the notice',
    leadsTo: () =>
      'The default notice no longer has any effect, and we tell the borrower. What is overdue stays overdue.',
  },
  termination: {
    button: 'Propose the termination',
    leadsTo: ({ outstanding }) =>
      `The agreement ends. The borrower owes ${formatWholePounds(outstanding)} immediately, no interest is added and the Direct Debit is cancelled.`,
  },
  'write-off': {
    button: 'Propose the write-off',
    leadsTo: ({ outstanding }) =>
      `The borrower no longer has to pay ${formatWholePounds(outstanding)}, and we tell them. We do not ask for it again.`,
  },
  sale: {
    button: 'Propose the sale',
    leadsTo: ({ outstanding }) =>
      `The borrower owes ${formatWholePounds(outstanding)} to the buyer instead of us. We tell the borrower who the buyer is and how to pay them.`,
    Fields: BuyerFields,
  },
  'damage-claim': {
    button: 'Propose the claim',
    leadsTo: () =>
      'The borrower owes this as well, and we tell them what it is for. Fair wear and tear is not damage.',
    Fields: DamageFields,
    isRare: true,
  },
};

const KINDS = keysOf(ENFORCEMENTS);

type EnforcementProps = ActionFormProps & { loan: LoanForStaff };

/** What takes rights or money from a borrower or from us: each form is folded, and says what it leads to. */
export function EnforcementForms({ loan, ...form }: EnforcementProps) {
  const whyNotOf = (kind: Enforcement) => loan.possible.find((each) => each.kind === kind)?.whyNot;
  const possible = KINDS.filter((kind) => !whyNotOf(kind));
  const whyNot = KINDS.flatMap((kind) => {
    const value = whyNotOf(kind);
    return value && !ENFORCEMENTS[kind].isRare ? [{ key: LENDER_ACTIONS[kind].label, value }] : [];
  });
  return (
    <StaffPart title="Enforce or end the loan">
      <p>What you propose here is only done once a second person has confirmed it.</p>
      {loan.defaultNotice && <p>{noticeInWords(loan.defaultNotice)}</p>}
      {possible.map((kind) => (
        <EnforcementForm {...form} key={kind} loan={loan} enforcement={kind} />
      ))}
      {whyNot.length > 0 && (
        <>
          <h3>Not possible today</h3>
          <SummaryList rows={whyNot} />
        </>
      )}
    </StaffPart>
  );
}

function EnforcementForm({ loan, enforcement, ...form }: EnforcementProps & { enforcement: Enforcement }) {
  const { button, leadsTo, Fields } = ENFORCEMENTS[enforcement];
  return (
    <ActionForm
      {...form}
      kind={enforcement}
      title={LENDER_ACTIONS[enforcement].label}
      button={button}
      isFolded
    >
      <p>{leadsTo(loan)}</p>
      {Fields && <Fields attempt={form.attempt} />}
    </ActionForm>
  );
}

function DamageFields({ attempt }: AttemptProps) {
  const fields = fieldsOf(attempt, 'damage-claim');
  return (
    <>
      <MoneyField
        name="amount"
        id={fields.id('amount')}
        label="Cost of putting it right, in pounds"
        pence
        value={fields.typed('amount')}
        error={fields.error('amount')}
      />
      <TextArea
        name="what"
        id={fields.id('what')}
        label="What is damaged, as the borrower will read it"
        limit={300}
        value={fields.typed('what')}
        error={fields.error('what')}
        rows={3}
      />
    </>
  );
}

function BuyerFields({ attempt }: AttemptProps) {
  const fields = fieldsOf(attempt, 'sale');
  const field = (name: string) => ({
    name,
    id: fields.id(name),
    value: fields.typed(name),
    error: fields.error(name),
  });
  return (
    <>
      <TextField {...field('name')} label="Who buys the debt" />
      <TextField {...field('phone')} label="Their phone number" width={20} />
      <TextField {...field('email')} label="Their email address" />
      <TextField {...field('howToPay')} label="How the borrower pays them" hint="The borrower reads this" />
    </>
  );
}

function noticeInWords({
  servedOn,
  amount,
  remedyBy,
  status,
}: NonNullable<LoanForStaff['defaultNotice']>): string {
  const served = `A default notice for ${formatWholePounds(amount)} was served on ${longDay(servedOn)}`;
  if (status === 'running') return `${served}. The borrower has until ${longDay(remedyBy)} to pay it.`;
  if (status === 'remedied') return `${served} and paid in time.`;
  return `${served}. It was not paid by ${longDay(remedyBy)}.`;
}
