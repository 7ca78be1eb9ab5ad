import { useEffect } from 'react';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { applicationReading, loanApplicationApi } from '../../resources/loan-application.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { Offer } from './Offer.tsx';

const { trackApplyVisit } = loanApplicationApi.endpoints;

export const handle = screen({ access: 'borrower', reads: applicationReading });

export default function OfferScreen() {
  const id = useApplicationId();
  const dispatch = useAppDispatch();
  useEffect(() => {
    // The page doesn’t depend on it: a failure to record the visit does not affect the borrower.
    void dispatch(trackApplyVisit.initiate({ params: { id } }, { track: false }));
  }, [dispatch, id]);
  return (
    <WithApplication id={id} states={['Quoted']} frame={<Offer application={null} />}>
      {(application) => <Offer application={application} />}
    </WithApplication>
  );
}
