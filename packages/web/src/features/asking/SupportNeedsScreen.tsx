import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useReadSupportNeedsQuery } from '../../resources/repaying/support-needs.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { NEEDS_HEAD, SupportNeedsForm } from './SupportNeedsForm.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower' });

const OPENING = <Opening head={NEEDS_HEAD} label="Opening your support needs" />;

/** What a borrower needs from us, said once. */
export default function SupportNeedsScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <Needs userId={authObject.userId} /> : OPENING;
}

function Needs({ userId }: { userId: string }) {
  const { data, error, refetch } = useReadSupportNeedsQuery(
    { params: { id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <SupportNeedsForm userId={userId} stated={data} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return OPENING;
}
