import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../parts/application/use-draft-field.ts';
import { bareMark, shownMark } from '../../parts/car/car-fields.ts';
import { CarPage } from './CarPage.tsx';
import type { CarForm } from './use-car-form.ts';

/** Which car it is, by its number plate. */
export function MarkPage({ form }: { form: CarForm }) {
  const field = useDraftField(form);
  const { registrationNumber } = form.draft;
  return (
    <CarPage
      form={form}
      title="What is your car’s registration number?"
      intro="We look it up with DVLA, so you have less to type."
      submitLabel="Find my car"
    >
      <div className="plate">
        <TextField
          {...field('registrationNumber')}
          label="Registration number"
          hint="It’s on your number plate and your V5C log book"
          autoComplete="off"
          spellCheck={false}
          width={10}
          onBlur={() => field('registrationNumber').onChange(shownMark(bareMark(registrationNumber)))}
        />
      </div>
    </CarPage>
  );
}
