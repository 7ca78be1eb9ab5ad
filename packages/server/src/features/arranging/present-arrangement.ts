import type { Endpoints } from '@fairlead/contract/endpoints';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import type { ArrangementForm } from '@fairlead/core/arrangement/form';
import { agreementOf, planFor, type LoanToday } from '@fairlead/core/arrangement/plan';
import { planOutcome } from '@fairlead/core/arrangement/plan-outcome';
import type { Arrangement } from '@fairlead/core/loan/read/arrangement';
import { project } from '@fairlead/core/loan/read/project';
import type { StoredArrangement } from '../../resources/arrangement/arrangement-store.ts';
import type { ArrangementFacts } from './arrangement-facts.ts';

type View = DataOf<Endpoints['openSelfServeArrangement']>;

/** Whether this plan is the one that is in force. */
export function isInForce({ id }: StoredArrangement, { projection }: ArrangementFacts): boolean {
  return projection.isActive && projection.arrangement?.reference === id;
}

/** A plan as the wire has it: in force, or as it would be with the answers so far. */
export function presentArrangement(stored: StoredArrangement, facts: ArrangementFacts): View {
  const { id, form } = stored;
  const { arrangement } = facts.projection;
  const formData = { ...form };
  const about = { '@type': 'self-serve-arrangement', id, formData } as const;
  if (arrangement && isInForce(stored, facts))
    return { ...about, state: 'agreed', plan: presentPlan(facts.loan, arrangement) };
  return { ...about, state: 'draft', plan: plannedWith(form, facts) };
}

function plannedWith(form: ArrangementForm, { loan, affordable }: ArrangementFacts): View['plan'] {
  const { amount, term, paymentDate: firstOn } = form;
  if (affordable === null || amount === null || term === null || firstOn === null) return null;
  const planned = planFor(loan, affordable, { amount, term, firstOn });
  if (!planned.ok) return null;
  const { agreement, today } = loan;
  const plan = { reference: 'plan', agreedOn: today, recordedAt: '', paidBy: 'borrower' } as const;
  const events = [...loan.events, ...agreementOf({ ...plan, payments: planned.value })];
  const { arrangement } = project(agreement, events, today);
  return arrangement && presentPlan({ ...loan, events }, arrangement);
}

function presentPlan({ agreement, events }: LoanToday, arrangement: Arrangement): View['plan'] {
  const { endsOn, payments } = arrangement;
  return {
    payments: payments.map(({ dueOn, collectOn, amount }) => ({ dueOn, collectOn, amount })),
    endsOn,
    ...planOutcome(agreement, events, arrangement),
  };
}
