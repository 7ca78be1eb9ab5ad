import type { Day } from '@fairlead/core/calendar/day';
import { messageFor } from '@fairlead/core/outcome';
import { MARK_ERRORS } from '@fairlead/core/vehicle/motor-answers';
import { parseRegistrationMark } from '@fairlead/core/vehicle/registration-mark';
import { Button } from '@fairlead/ui/button/Button';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { LoanForm } from '../../parts/form/LoanForm.tsx';
import { Cases } from '../../parts/cases/Cases.tsx';
import { useReport } from '../../parts/form/use-report.ts';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { useReportPlateChangeMutation } from '../../resources/repaying/hired-car.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const PLATE_HEAD: Head = {
  title: 'New registration number',
  lead: 'If you’ve put a private number on the car, or taken one off, tell us its new number. We’ll check it with DVLA and then show it on your loan.',
};

const NOTHING = { registrationNumber: '' };

function checkPlate({ registrationNumber }: typeof NOTHING, today: Day) {
  const parsed = parseRegistrationMark(registrationNumber, today);
  return {
    body: parsed.ok ? { registrationNumber: parsed.value.mark } : null,
    problems: { registrationNumber: messageFor(parsed, MARK_ERRORS) },
  };
}

/** The number that the car has now. */
export function PlateForm({ id, before }: { id: string; before: readonly LoanCase[] }) {
  const { today } = usePageSettings();
  const [report, { isLoading }] = useReportPlateChangeMutation();
  const { fields, change, problems, ...form } = useReport({
    form: 'new-plate',
    start: NOTHING,
    loanId: id,
    check: (typed) => checkPlate(typed, today),
    send: (body) => report({ params: { id }, body }).unwrap(),
    isLoading,
  });
  return (
    <LoanForm
      title={PLATE_HEAD.title}
      step="form"
      loanId={id}
      form={{ ...form, problems }}
      after={<Cases heading="What you reported before" cases={before} />}
    >
      <PageHead {...PLATE_HEAD} />
      <TextField
        name="registrationNumber"
        label="Registration number now"
        hint="For example, AB12 CDE"
        autoComplete="off"
        width={10}
        value={fields.registrationNumber}
        onChange={(registrationNumber) => change({ registrationNumber })}
        error={problems.registrationNumber}
      />
      <Button type="submit" busy={form.isLoading}>
        Send
      </Button>
    </LoanForm>
  );
}
