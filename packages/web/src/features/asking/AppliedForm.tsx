import { loanPath } from '@fairlead/contract/web/account-paths';
import { addDays } from '@fairlead/core/calendar/day';
import { LONGEST_PAUSE_DAYS } from '@fairlead/core/contact/contact-rules';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ReactNode } from 'react';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { applyingWords } from './present-space.ts';
import { useBreathingSpace } from './use-breathing-space.ts';

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
    <FormPage
      title="Breathing space"
      step="form"
      before={<BackLink href={loanPath(id)}>Your loan</BackLink>}
      errors={listProblems(form.problems)}
      attempts={form.attempts}
      failure={form.failure !== null && <ActionFailed error={form.failure} />}
      onSubmit={form.submit}
      after={children}
    >
      <h1>Breathing space</h1>
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
        hint="For example, 5 1 2027"
        value={{ day, month, year }}
        onChange={form.change}
        error={form.problems.appliedOn}
      />
      <Button type="submit" busy={form.isLoading}>
        I’ve applied for a breathing space
      </Button>
    </FormPage>
  );
}
