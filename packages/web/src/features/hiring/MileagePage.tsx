import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../parts/application/use-draft-field.ts';
import { CarPage } from './CarPage.tsx';
import type { CarForm } from './use-car-form.ts';

export function MileagePage({ form }: { form: CarForm }) {
  const field = useDraftField(form);
  return (
    <CarPage
      form={form}
      title="How many miles has it done?"
      intro="The mileage is part of what your car is worth. To the nearest hundred is enough."
    >
      <TextField
        {...field('mileage')}
        label="Miles on the odometer"
        hint="For example, 42,000"
        inputMode="numeric"
        autoComplete="off"
        width={10}
      />
    </CarPage>
  );
}
