import { loanPath } from '@fairlead/contract/web/account-paths';
import {
  CAR_ERRORS,
  canHaveHappenedOn,
  LOSS_CAUSE_CODES,
  LOSS_CAUSES,
  type LossCause,
} from '@fairlead/core/loan-case/car-cases';
import type { Day } from '@fairlead/core/calendar/day';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { RadioGroup, type RadioOption } from '@fairlead/ui/radio-group/RadioGroup';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { Cases } from '../../parts/cases/Cases.tsx';
import { isDayEmpty } from '../../parts/form/is-day-empty.ts';
import { useReported } from '../../parts/form/use-reported.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems } from '../../resources/problems.ts';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { useReportCarLossMutation } from '../../resources/repaying/hired-car.ts';
import { usePageSettings } from '../../state/page-settings.ts';

const TITLE = 'Stolen or written off?';

const NOTHING = { cause: '', day: '', month: '', year: '', insurer: '', claimNumber: '' };

const CAUSES: readonly RadioOption<LossCause>[] = LOSS_CAUSE_CODES.map((value) => ({
  value,
  label: LOSS_CAUSES[value],
}));

function dayProblem(isEmpty: boolean, happenedOn: Day | undefined, today: Day): string | undefined {
  if (isEmpty) return CAR_ERRORS.happenedOn;
  if (happenedOn === undefined) return CAR_ERRORS.notADay;
  return canHaveHappenedOn(happenedOn, today) ? undefined : CAR_ERRORS.tooFar;
}

function checkLoss(fields: typeof NOTHING, today: Day) {
  const cause = LOSS_CAUSE_CODES.find((known) => known === fields.cause);
  const happenedOn = typedDay(fields);
  const insurer = fields.insurer.trim();
  return {
    body: cause && happenedOn ? { cause, happenedOn, insurer, claimNumber: fields.claimNumber } : null,
    problems: {
      cause: cause ? undefined : CAR_ERRORS.cause,
      happenedOn: dayProblem(isDayEmpty(fields), happenedOn, today),
      insurer: insurer === '' ? CAR_ERRORS.insurer : undefined,
    },
  };
}

/** What happened to the car, and who insures it. */
export function LossForm({ id, before }: { id: string; before: readonly LoanCase[] }) {
  const { today } = usePageSettings();
  const [report, { isLoading }] = useReportCarLossMutation();
  const { fields, change, problems, ...form } = useReported({
    form: 'car-loss',
    start: NOTHING,
    loanId: id,
    check: (typed) => checkLoss(typed, today),
    send: (body) => report({ params: { id }, body }).unwrap(),
    isLoading,
  });
  const { day, month, year } = fields;
  return (
    <FormPage
      title={TITLE}
      step="form"
      before={<BackLink href={loanPath(id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={form.attempts}
      failure={form.failure !== null && <ActionFailed error={form.failure} />}
      onSubmit={form.submit}
      after={<Cases heading="What you reported before" cases={before} />}
    >
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead">
          Tell your insurer first, and the police if the car was stolen. Then tell us: the car belongs to the
          lender, so the insurer pays us what is left of your agreement, and the rest to you.
        </p>
        <p>Your agreement continues until then. If you can’t make a payment meanwhile, talk to us.</p>
      </header>
      <RadioGroup
        name="cause"
        legend="What happened to the car?"
        options={CAUSES}
        value={fields.cause}
        onChange={(cause) => change({ cause })}
        error={problems.cause}
      />
      <DateField
        name="happenedOn"
        legend="When did it happen?"
        hint="For example, 5 1 2027"
        value={{ day, month, year }}
        onChange={change}
        error={problems.happenedOn}
      />
      <TextField
        name="insurer"
        label="Who insures the car?"
        value={fields.insurer}
        onChange={(insurer) => change({ insurer })}
        error={problems.insurer}
      />
      <TextField
        name="claimNumber"
        label="Claim number (optional)"
        width={20}
        value={fields.claimNumber}
        onChange={(claimNumber) => change({ claimNumber })}
      />
      <Button type="submit" busy={form.isLoading}>
        Tell us
      </Button>
    </FormPage>
  );
}
