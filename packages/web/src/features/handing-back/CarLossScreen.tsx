import { casesReading } from '../../resources/repaying/cases.ts';
import { screen } from '../../parts/page/screen.ts';
import { CarCaseScreen } from './CarCaseScreen.tsx';
import { LOSS_HEAD, LossForm } from './LossForm.tsx';

export const handle = screen({ access: 'borrower', reads: casesReading });

/** The car was stolen or written off. */
export default function CarLossScreen() {
  return (
    <CarCaseScreen
      head={LOSS_HEAD}
      kind="car-loss"
      openTitle="You’ve reported the loss of your car"
      Form={LossForm}
    />
  );
}
