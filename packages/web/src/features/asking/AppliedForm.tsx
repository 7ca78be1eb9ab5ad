import { addDays } from '@fairlead/core/calendar/day';
import { LONGEST_PAUSE_DAYS } from '@fairlead/core/contact/contact-rules';
import { Button } from '@fairlead/ui/button/Button';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ReactNode } from 'react';
import { LoanForm } from '../../parts/form/LoanForm.tsx';
import { usePageSettings } from '../../state/page-settings.ts';
import { applyingWords } from './present-space.ts';
import { useBreathingSpace } from './use-breathing-space.ts';
import { SPACE_HEAD } from './present-space.ts';

type AppliedFormProps = {
  id: string;
  about: ReactNode;
  children: ReactNode;
};

/** What a breathing space is first, then that it is applied for. */
export function AppliedForm({ id, about, children }: AppliedFormProps) {
  const form = useBreathingSpace(id);
  const { today } = usePageSettings();
  const { adviser, day, month, year } = form.fields;
  return (
    <LoanForm title={SPACE_HEAD.title} step="form" loanId={id} form={form} after={children}>
      <h1>{SPACE_HEAD.title}</h1>
      {about}
      <h2>Tell us that you’ve applied</h2>
      <p>{applyingWords(addDays(today, LONGEST_PAUSE_DAYS))}</p>
      <TextField
        name="adviser"
        label="Who did you apply with?"
        hint="For example, StepChange or Citizens Advice"
        value={adviser}
        onChange={(typed) => form.change({ adviser: typed })}
        error={form.problems.adviser}
      />
      <DateField
        name="appliedOn"
        legend="When did you apply?"
        hint="For example, 5 1 2026"
        value={{ day, month, year }}
        onChange={form.change}
        error={form.problems.appliedOn}
      />
      <Button type="submit" busy={form.isLoading}>
        I’ve applied for a breathing space
      </Button>
    </LoanForm>
  );
}
