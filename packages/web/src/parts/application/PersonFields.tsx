import { DateField } from '@fairlead/ui/date-field/DateField';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { Day } from '@fairlead/core/calendar/day';
import type { PersonFields as Fields } from '../../resources/draft/draft.ts';
import type { Problems } from '../../resources/draft/problems.ts';
import { birthDateProblem } from './check-person.ts';
import { useDraftChange } from './use-draft-change.ts';

type PersonFieldsProps = { draft: Fields; problems: Problems<keyof Fields>; today: Day };

/** Name and date of birth: in the form, and where they are corrected. */
export function PersonFields({ draft, problems, today }: PersonFieldsProps) {
  const change = useDraftChange<Fields>();
  return (
    <>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        spellCheck={false}
        value={draft.firstName}
        onChange={change('firstName')}
        error={problems.firstName}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        spellCheck={false}
        value={draft.lastName}
        onChange={change('lastName')}
        error={problems.lastName}
      />
      <DateField
        name="dateOfBirth"
        legend="Date of birth"
        hint="For example, 31 3 1984"
        autoComplete="bday"
        value={draft.dateOfBirth}
        onChange={change('dateOfBirth')}
        error={problems.dateOfBirth}
        partsInError={birthDateProblem(draft.dateOfBirth, today)?.parts}
      />
    </>
  );
}
