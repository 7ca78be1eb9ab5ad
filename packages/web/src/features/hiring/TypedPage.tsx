import { Link } from '@fairlead/ui/link/Link';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../parts/application/use-draft-field.ts';
import { carPath } from '../../paths.ts';
import { draftChanged } from '../../resources/draft/draft-slice.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { CarPage } from './CarPage.tsx';
import type { CarForm } from './use-car-form.ts';

/** A car that DVLA does not know, or is wrong about, in the borrower's words. */
export function TypedPage({ form }: { form: CarForm }) {
  const dispatch = useAppDispatch();
  const field = useDraftField(form);
  const lookUp = (): void => void dispatch(draftChanged({ isCarTyped: false }));
  return (
    <CarPage
      form={form}
      title="Your car’s details"
      intro="You’ll find all of this in your V5C log book."
      after={
        <p>
          <Link href={carPath('found', { isChange: form.isChange })} onClick={lookUp}>
            Look it up with DVLA instead
          </Link>
        </p>
      }
    >
      <TextField {...field('make')} label="Make" hint="For example, Ford" autoComplete="off" />
      <TextField {...field('model')} label="Model (optional)" hint="For example, Focus" autoComplete="off" />
      <TextField {...field('colour')} label="Colour" autoComplete="off" />
      <TextField
        {...field('yearOfManufacture')}
        label="Year it was made"
        inputMode="numeric"
        autoComplete="off"
        width={4}
      />
    </CarPage>
  );
}
