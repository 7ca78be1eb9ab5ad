import { keysOf } from '@fairlead/core/records';
import type { ReactNode } from 'react';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { Expired } from './Expired.tsx';
import { Referred } from './Referred.tsx';
import { Tasks } from './Tasks.tsx';

export const handle = screen({ access: 'borrower' });

const VIEWS = {
  Referred: () => <Referred />,
  Requirements: (application) => <Tasks application={application} />,
  Documents: (application) => <Tasks application={application} />,
  Expired: () => <Expired />,
} as const satisfies Partial<Record<Application['state'], (application: Application) => ReactNode>>;

const STATES = keysOf(VIEWS);

export default function ContinueScreen() {
  return (
    <WithApplication id={useApplicationId()} states={STATES} loading="Opening your application">
      {(application) => VIEWS[application.state as keyof typeof VIEWS](application)}
    </WithApplication>
  );
}
