import { ADDRESS_DETAILS } from '../../paths.ts';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { detailsReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { MobileNumber, NUMBER_HEAD } from './MobileNumber.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower' });

const OPENING = (
  <Opening head={NUMBER_HEAD} label="Opening your details" before={<BackLink href={ADDRESS_DETAILS} />} />
);

export default function MobileNumberScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <Details userId={authObject.userId} /> : OPENING;
}

function Details({ userId }: { userId: string }) {
  const { data, error, refetch } = useReadUserQuery(detailsReading(userId), {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <MobileNumber user={data} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return OPENING;
}
