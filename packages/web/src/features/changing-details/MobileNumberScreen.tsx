import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { detailsReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { MobileNumber } from './MobileNumber.tsx';

export const handle = screen({ access: 'borrower' });

export default function MobileNumberScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <Details userId={authObject.userId} /> : <Loading />;
}

function Details({ userId }: { userId: string }) {
  const { data, error, refetch } = useReadUserQuery(detailsReading(userId), {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <MobileNumber user={data} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return <Loading title="Opening your details" />;
}
