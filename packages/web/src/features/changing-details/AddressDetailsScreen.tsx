import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { detailsReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { AddressDetails, DETAILS_HEAD } from './AddressDetails.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower' });

const OPENING = <Opening head={DETAILS_HEAD} label="Opening your details" />;

export default function AddressDetailsScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <Details userId={authObject.userId} /> : OPENING;
}

function Details({ userId }: { userId: string }) {
  const { data, error, refetch } = useReadUserQuery(detailsReading(userId), {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <AddressDetails user={data} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return OPENING;
}
