import {
  CAR_ERRORS,
  canHaveHappenedOn,
  LOSS_CAUSE_CODES,
  LOSS_CAUSES,
  type LossCause,
} from '@fairlead/core/loan-case/car-cases';
import type { Day } from '@fairlead/core/calendar/day';
import { Button } from '@fairlead/ui/button/Button';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { RadioGroup, type RadioOption } from '@fairlead/ui/radio-group/RadioGroup';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { Cases } from '../../parts/cases/Cases.tsx';
import { LoanForm } from '../../parts/form/LoanForm.tsx';
import { readDay } from '../../parts/form/read-day.ts';
import { useReport } from '../../parts/form/use-report.ts';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { useReportCarLossMutation } from '../../resources/repaying/hired-car.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const LOSS_HEAD: Head = {
  title: 'Stolen or written off?',
  lead: 'Tell your insurer first, and the police if the car was stolen. Then tell us: the car belongs to the lender, so the insurer pays us what you still owe, and pays the rest to you.',
};

const NOTHING = { cause: '', day: '', month: '', year: '', insurer: '', claimNumber: '' };

const CAUSES: readonly RadioOption<LossCause>[] = LOSS_CAUSE_CODES.map((value) => ({
  value,
  label: LOSS_CAUSES[value],
}));

const { happenedOn: empty, notADay, tooFar: notPossible } = CAR_ERRORS;

function checkLoss(fields: typeof NOTHING, today: Day) {
  const cause = LOSS_CAUSE_CODES.find((known) => known === fields.cause);
  const { day: happenedOn, problem } = readDay(fields, {
    isPossible: (day) => canHaveHappenedOn(day, today),
    errors: { empty, notADay, notPossible },
  });
  const insurer = fields.insurer.trim();
  return {
    body: cause && happenedOn ? { cause, happenedOn, insurer, claimNumber: fields.claimNumber } : null,
    problems: {
      cause: cause ? undefined : CAR_ERRORS.cause,
      happenedOn: problem,
      insurer: insurer === '' ? CAR_ERRORS.insurer : undefined,
    },
  };
}

/** What happened to the car, and who insures it. */
export function LossForm({ id, before }: { id: string; before: readonly LoanCase[] }) {
  const { today } = usePageSettings();
  const [report, { isLoading }] = useReportCarLossMutation();
  const { fields, change, problems, ...form } = useReport({
    form: 'car-loss',
    start: NOTHING,
    loanId: id,
    check: (typed) => checkLoss(typed, today),
    send: (body) => report({ params: { id }, body }).unwrap(),
    isLoading,
  });
  const { day, month, year } = fields;
  return (
    <LoanForm
      title={LOSS_HEAD.title}
      step="form"
      loanId={id}
      form={{ ...form, problems }}
      after={<Cases heading="What you reported before" cases={before} />}
    >
      <PageHead {...LOSS_HEAD}>
        <p>Your agreement continues until then. If you can’t make a payment in the meantime, talk to us.</p>
      </PageHead>
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
        hint="For example, 5 1 2026"
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
    </LoanForm>
  );
}
