import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useReadErasureQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { YourData } from './YourData.tsx';

export const handle = screen({ access: 'borrower' });

export default function YourDataScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <OfBorrower userId={authObject.userId} /> : <Loading />;
}

function OfBorrower({ userId }: { userId: string }) {
  const asked = useReadErasureQuery({ params: { id: userId } }, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = asked;
  if (!data && error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading title="Opening your data" />;
  const confirm = async () => !(await refetch()).isError;
  return <YourData userId={userId} plan={data} error={error} confirm={confirm} />;
}
