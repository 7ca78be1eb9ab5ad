import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { bareMark, shownMark } from '../../parts/car/car-fields.ts';
import { carPath } from '../../paths.ts';
import { draftChanged } from '../../resources/draft/draft-slice.ts';
import { useFindVehicleQuery } from '../../parts/car/find-vehicle.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { CarPage } from './CarPage.tsx';
import { presentFoundCar } from './present-found-car.ts';
import type { CarForm } from './use-car-form.ts';

/** What DVLA knows of the car: the borrower says whether it is theirs. */
export function FoundPage({ form }: { form: CarForm }) {
  const { today } = usePageSettings();
  const mark = bareMark(form.draft.registrationNumber);
  const params = { params: { registrationNumber: mark } };
  const { currentData: car, error } = useFindVehicleQuery(params, { skip: !form.isReady || mark === '' });
  const isUnknown = isApiError(error) && error.type === 'vehicleNotFound';
  return (
    <CarPage
      form={form}
      title={error && !car ? 'We couldn’t find your car' : 'Is this your car?'}
      intro="We look up the registration number with DVLA, so that you don’t have to enter your car’s details."
      submitLabel="Yes, this is my car"
      isAnswerable={car !== undefined}
      onSubmit={(event) => form.submit(event, { confirmedMark: mark, isCarTyped: false })}
      after={<TypeItLink isChange={form.isChange} isOnlyWay={error !== undefined && !car} />}
    >
      <p>
        {mark !== '' && `${shownMark(mark)}. `}
        <Link href={carPath('mark', { isChange: form.isChange })}>Change the registration number</Link>
      </p>
      {car && (
        <Card>
          <SummaryList rows={presentFoundCar(car, today)} />
        </Card>
      )}
      {error && !car && (
        <>
          <InsetText>
            {isUnknown
              ? 'DVLA has no record of this registration number.'
              : 'We can’t reach DVLA at the moment. Enter your car’s details instead.'}
          </InsetText>
          {isUnknown && (
            <p>If it’s right, enter your car’s details. One of our team checks them before we decide.</p>
          )}
        </>
      )}
      {!car && !error && <LoadingView title="Looking up your car" />}
    </CarPage>
  );
}

/** Always there: DVLA does not know every car, and may be wrong about one. */
function TypeItLink({ isChange, isOnlyWay }: { isChange: boolean; isOnlyWay: boolean }) {
  const dispatch = useAppDispatch();
  const take = (): void => void dispatch(draftChanged({ isCarTyped: true }));
  const href = carPath('typed', { isChange });
  return isOnlyWay ? (
    <Button href={href} onClick={take}>
      Enter your car’s details
    </Button>
  ) : (
    <p>
      <Link href={href} onClick={take}>
        No, enter my car’s details
      </Link>
    </p>
  );
}
