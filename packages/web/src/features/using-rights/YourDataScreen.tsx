import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useReadErasureQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { DATA_HEAD, YourData } from './YourData.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower' });

const OPENING = <Opening head={DATA_HEAD} label="Opening your data" />;

export default function YourDataScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <OfBorrower userId={authObject.userId} /> : OPENING;
}

function OfBorrower({ userId }: { userId: string }) {
  const asked = useReadErasureQuery({ params: { id: userId } }, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = asked;
  if (!data && error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return OPENING;
  const confirm = async () => !(await refetch()).isError;
  return <YourData userId={userId} plan={data} error={error} confirm={confirm} />;
}
