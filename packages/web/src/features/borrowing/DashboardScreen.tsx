import { continuePath } from '../../paths.ts';
import { Loading } from '../../parts/page/Loading.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Redirecting } from '../../parts/page/Redirecting.tsx';
import { screen } from '../../parts/page/screen.ts';
import { USER_EMBEDS, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import type { AuthObject } from '../../state/auth-object.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { Dashboard } from './Dashboard.tsx';
import { DASHBOARD, dashboardDestination } from './dashboard-destination.ts';

export const handle = screen({ access: 'borrower' });

export default function DashboardScreen() {
  const authObject = useAppSelector(selectAuthObject);
  if (!authObject) return <Loading />;
  // A session for one application has no account to show: it goes to that application.
  if (authObject.limitedTo !== null) return <Redirecting to={continuePath(authObject.limitedTo)} />;
  return <Account authObject={authObject} />;
}

function Account({ authObject }: { authObject: AuthObject }) {
  const { switches } = usePageSettings().brand;
  const { data, error, refetch } = useReadUserQuery(
    { params: { id: authObject.userId }, query: { embedded: USER_EMBEDS } },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading title="Opening your account" />;
  const { path } = dashboardDestination(data, switches);
  return path === DASHBOARD.path ? <Dashboard user={data} /> : <Redirecting to={path} />;
}
