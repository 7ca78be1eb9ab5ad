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
 * A page of one application, read anew whenever a page is opened: what a page decides on never was read before the
 * step that led to it. Going back in the browser to something that is done leads to where it stands now.
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
