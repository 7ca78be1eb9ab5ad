import { useState, type ReactNode } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { readingOf, useReadApplicationQuery, type Application } from '../../resources/loan-application.ts';
import { CallFailed } from '../page/CallFailed.tsx';
import { Loading } from '../page/Loading.tsx';
import { Redirecting } from '../page/Redirecting.tsx';

type WithApplicationProps = {
  id: string;
  /** The states that this page is for. In any other the borrower is taken to the page of that state. */
  states: readonly Application['state'][];
  /** What is on its way, while it is. */
  loading: string;
  children: (application: Application) => ReactNode;
};

/**
 * A page of one application, which is read again whenever a page opens, so that no page decides on stale data. Going
 * back in the browser to a completed step leads to the application's current step.
 */
export function WithApplication({ id, states, loading, children }: WithApplicationProps) {
  const [openedAtMs] = useState(Date.now);
  const asked = readingOf(id);
  const read = useReadApplicationQuery(asked, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, fulfilledTimeStamp = 0 } = read;
  if (error && !isFetching) return <CallFailed error={error} onRetry={() => void read.refetch()} />;
  if (!data || fulfilledTimeStamp < openedAtMs) return <Loading title={loading} />;
  return states.includes(data.state) ? children(data) : <Redirecting to={applicationPath(data)} />;
}
