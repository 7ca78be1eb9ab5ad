import { applicationReading } from '../../resources/loan-application.ts';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { Declined, SoftSearch } from './Declined.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const OPENING = (
  <Opening head={{ title: 'Our decision' }} label="Opening your decision">
    <SoftSearch />
  </Opening>
);

export default function DeclinedScreen() {
  return (
    <WithApplication id={useApplicationId()} states={['Declined']} frame={OPENING}>
      {(application) => <Declined application={application} />}
    </WithApplication>
  );
}
