import { useEffect } from 'react';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { readsApplication, WithApplication } from '../../parts/application/WithApplication.tsx';
import { useTrackApplyVisitMutation } from '../../resources/loan-application.ts';
import { Offer } from './Offer.tsx';

export const handle = screen({ access: 'borrower', reads: readsApplication });

export default function OfferScreen() {
  const id = useApplicationId();
  const [track] = useTrackApplyVisitMutation();
  // A failure to record the visit does not affect the borrower.
  useEffect(() => void track({ params: { id } }), [id, track]);
  return (
    <WithApplication
      id={id}
      states={['Quoted']}
      loading="Getting your price"
      frame={<Offer application={null} />}
    >
      {(application) => <Offer application={application} />}
    </WithApplication>
  );
}
