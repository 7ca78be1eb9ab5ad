import { DRIVING_LICENCE_TYPES } from '@fairlead/core/person/driving-licence';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../parts/application/use-draft-field.ts';
import { CarPage } from './CarPage.tsx';
import type { CarForm } from './use-car-form.ts';

const LABELS: Readonly<Partial<Record<(typeof DRIVING_LICENCE_TYPES)[number], string>>> = {
  'Provisional UK': 'Provisional UK',
  None: 'I don’t have one',
};

export function LicencePage({ form }: { form: CarForm }) {
  const field = useDraftField(form);
  const { drivingLicenceType: type } = form.draft;
  return (
    <CarPage
      form={form}
      title="Your driving licence"
      intro="We check its number against your name and date of birth."
    >
      <RadioGroup
        {...field('drivingLicenceType')}
        legend="Which driving licence do you have?"
        options={DRIVING_LICENCE_TYPES.map((value) => ({ value, label: LABELS[value] ?? value }))}
      />
      {type !== '' && type !== 'None' && (
        <TextField
          {...field('drivingLicenceNumber')}
          label={type === 'Full UK' ? 'Licence number' : 'Licence number (optional)'}
          hint="At number 5 on the card"
          autoComplete="off"
          spellCheck={false}
          width={20}
        />
      )}
    </CarPage>
  );
}
