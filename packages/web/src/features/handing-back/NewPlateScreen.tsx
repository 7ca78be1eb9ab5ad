import { casesReading } from '../../resources/repaying/cases.ts';
import { screen } from '../../parts/page/screen.ts';
import { CarCaseScreen } from './CarCaseScreen.tsx';
import { PLATE_HEAD, PlateForm } from './PlateForm.tsx';

export const handle = screen({ access: 'borrower', reads: casesReading });

/** The car has another registration number. */
export default function NewPlateScreen() {
  return (
    <CarCaseScreen
      head={PLATE_HEAD}
      kind="plate-change"
      openTitle="We’re checking your new number"
      Form={PlateForm}
    />
  );
}
