import { keysOf } from '@fairlead/core/records';
import type { ReactNode } from 'react';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { useSeeds } from '../../parts/application/use-seeds.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { applicationReading, type Application } from '../../resources/loan-application.ts';
import { Expired } from './Expired.tsx';
import { Referred } from './Referred.tsx';
import { WatchProofs } from './proofs/WatchProofs.tsx';
import { Tasks, TASKS_HEAD } from './Tasks.tsx';
import { Opening } from '../../parts/page/Opening.tsx';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const VIEWS = {
  Referred: (application) => <Referred application={application} />,
  Requirements: (application) => (
    <>
      <Tasks application={application} />
      <WatchProofs application={application} />
    </>
  ),
  Documents: (application) => <Tasks application={application} />,
  Expired: () => <Expired />,
} as const satisfies Partial<Record<Application['state'], (application: Application) => ReactNode>>;

const STATES = keysOf(VIEWS);

const OPENING = <Opening head={TASKS_HEAD} width="wide" label="Opening your application" />;

export default function ContinueScreen() {
  const id = useApplicationId();
  const isReady = useSeeds(id);
  return (
    <WithApplication id={id} states={STATES} frame={OPENING}>
      {(application) => (isReady ? VIEWS[application.state as keyof typeof VIEWS](application) : OPENING)}
    </WithApplication>
  );
}
