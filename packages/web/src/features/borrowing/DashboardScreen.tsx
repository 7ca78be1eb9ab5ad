import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { DASHBOARD, dashboardDestination } from '../../resources/dashboard-destination.ts';
import { userReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { ACCOUNT_HEAD, Dashboard } from './Dashboard.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower' });

const OPENING = <Opening head={ACCOUNT_HEAD} width="wide" label="Opening your account" />;

export default function DashboardScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return authObject ? <Account userId={authObject.userId} /> : OPENING;
}

function Account({ userId }: { userId: string }) {
  const { brand, today } = usePageSettings();
  const { data, error, refetch } = useReadUserQuery(userReading(userId), { refetchOnMountOrArgChange: true });
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return OPENING;
  const { path } = dashboardDestination(data, { ...brand.switches, today });
  return path === DASHBOARD.path ? <Dashboard user={data} /> : <Redirecting to={path} />;
}
