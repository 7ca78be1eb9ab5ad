import { DateField } from '@fairlead/ui/date-field/DateField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { Day } from '@fairlead/core/calendar/day';
import type { PersonFields as Fields } from '../../resources/draft/draft.ts';
import type { Problems } from '../../resources/problems.ts';
import { birthDateProblem } from './check-person.ts';
import { useDraftField } from './use-draft-field.ts';

type PersonFieldsProps = { draft: Fields; problems: Problems<keyof Fields>; today: Day };

/** Name and date of birth: in the form, and where they are corrected. */
export function PersonFields({ draft, problems, today }: PersonFieldsProps) {
  const field = useDraftField({ draft, problems });
  return (
    <>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" spellCheck={false} />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" spellCheck={false} />
      <DateField
        {...field('dateOfBirth')}
        legend="Date of birth"
        hint="For example, 31 3 1984"
        autoComplete="bday"
        partsInError={birthDateProblem(draft.dateOfBirth, today)?.parts}
      />
    </>
  );
}
