import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { FIGURE_HEAD, SettlementFigureForm } from './SettlementFigureForm.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

/** Before the signature, and after it where the figure had run out before the payout. */
const STATES = ['Requirements', 'Documents', 'Requested'] as const;

export default function SettlementFigureScreen() {
  return (
    <WithApplication
      id={useApplicationId()}
      states={STATES}
      frame={<Opening head={FIGURE_HEAD} label="Opening your application" />}
    >
      {(application) => <SettlementFigureForm application={application} />}
    </WithApplication>
  );
}
