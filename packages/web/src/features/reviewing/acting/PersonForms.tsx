import { SUPPORT_NEED_CODES, SUPPORT_NEEDS } from '@fairlead/core/support-needs/support-needs';
import { CheckboxGroup } from '@fairlead/ui/checkbox-group/CheckboxGroup';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { CaseOfBorrower } from '../staff-page.ts';
import { fieldsOf } from './action-attempt.ts';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

const NEEDS = SUPPORT_NEED_CODES.map((value) => ({ value, label: SUPPORT_NEEDS[value].need }));

const LONGEST_WORDS = 500;

type NeedsFormProps = ActionFormProps & { stated: CaseOfBorrower['supportNeeds'] };

/** What the borrower needs from us, as they said it to a colleague. */
export function NeedsForm({ stated, ...form }: NeedsFormProps) {
  const fields = fieldsOf(form.attempt, 'support-needs');
  return (
    <ActionForm {...form} kind="support-needs" title="Record support needs" button="Record them">
      <p>
        What you save replaces what is recorded. To remove it, choose nothing and leave “In their words”
        empty.
      </p>
      <CheckboxGroup
        name="needs"
        id={fields.id('needs')}
        legend="What the borrower needs"
        options={NEEDS}
        values={fields.all('needs', stated?.needs)}
        error={fields.error('needs')}
      />
      <TextArea
        name="words"
        id={fields.id('words')}
        label="In their words"
        limit={LONGEST_WORDS}
        value={fields.typed('words', stated?.words)}
        error={fields.error('words')}
        rows={3}
      />
    </ActionForm>
  );
}

const SPACES = [
  { value: 'standard', label: 'Standard, 60 days' },
  { value: 'mental-health-crisis', label: 'Mental health crisis, as long as the treatment plus 30 days' },
] as const;

/** The register has notified us. */
export function SpaceForm({ today, ...form }: ActionFormProps & { today: string }) {
  const fields = fieldsOf(form.attempt, 'breathing-space');
  return (
    <ActionForm
      {...form}
      kind="breathing-space"
      title="Record a breathing space"
      button="Record the breathing space"
    >
      <p>Interest and collections stop from its first day, and the borrower is emailed.</p>
      <RadioGroup
        name="space"
        id={fields.id('space')}
        legend="Which kind?"
        options={SPACES}
        value={fields.typed('space')}
        error={fields.error('space')}
      />
      <TextField
        name="reference"
        id={fields.id('reference')}
        label="Reference in the register"
        width={20}
        value={fields.typed('reference')}
        error={fields.error('reference')}
      />
      <DateField
        name="beginsOn"
        id={fields.id('beginsOn')}
        legend="Its first day"
        value={fields.date('beginsOn', today)}
        error={fields.error('beginsOn')}
      />
    </ActionForm>
  );
}

/** Its adviser ended it, or the treatment is over. */
export function SpaceEndForm({ today, ...form }: ActionFormProps & { today: string }) {
  const fields = fieldsOf(form.attempt, 'breathing-space-end');
  return (
    <ActionForm {...form} kind="breathing-space-end" title="End the breathing space" button="Propose its end">
      <p>A second person has to confirm it. After a treatment, the breathing space lasts another 30 days.</p>
      <DateField
        name="endedOn"
        id={fields.id('endedOn')}
        legend="The day on which the adviser ended it, or the treatment ended"
        value={fields.date('endedOn', today)}
        error={fields.error('endedOn')}
      />
    </ActionForm>
  );
}
