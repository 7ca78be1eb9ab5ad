import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { readingOf, useReadApplicationQuery, type Application } from '../../resources/loan-application.ts';
import { CallFailed } from '../page/CallFailed.tsx';
import { Redirecting } from '../page/Redirecting.tsx';

type WithApplicationProps = {
  id: string;
  /** The states that this page is for. In any other the borrower is taken to the page of that state. */
  states: readonly Application['state'][];
  /** The page without the application, while that is on its way. */
  frame: ReactNode;
  children: (application: Application) => ReactNode;
};

type Read = {
  readonly data?: Application | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
};

/** The parts of a read that the page shows. They are the same before and after the read begins. */
const shownOf = ({ data, error, isFetching, fulfilledTimeStamp: readAtMs = 0 }: Read) => ({
  data,
  failure: isFetching ? undefined : error,
  readAtMs,
});

/**
 * A page of one application, which is read again whenever a page opens, so that no page decides on stale data. Going
 * back in the browser to a completed step leads to the application's current step.
 */
export function WithApplication({ id, states, frame, children }: WithApplicationProps) {
  const [openedAtMs] = useState(Date.now);
  const asked = readingOf(id);
  const { data, failure, readAtMs, refetch } = useReadApplicationQuery(asked, {
    refetchOnMountOrArgChange: true,
    selectFromResult: shownOf,
  });
  // Deferred: a page that takes long to render does not hold up what the borrower does.
  const application = useDeferredValue(readAtMs < openedAtMs ? undefined : data);
  if (failure) return <CallFailed error={failure} onRetry={() => void refetch()} />;
  if (!application) return frame;
  return states.includes(application.state) ? (
    <Suspense fallback={frame}>{children(application)}</Suspense>
  ) : (
    <Redirecting to={applicationPath(application)} />
  );
}
