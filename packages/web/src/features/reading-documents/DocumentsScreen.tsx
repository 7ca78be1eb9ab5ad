import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { screen } from '../../parts/page/screen.ts';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { TodaysDocuments } from './TodaysDocuments.tsx';
import { Opening } from '../../parts/page/Opening.tsx';
import { LIST_HEAD } from './DocumentList.tsx';
import { continuePath } from '../../paths.ts';

export const handle = screen({ access: 'borrower' });

export default function DocumentsScreen() {
  const id = useApplicationId();
  return (
    <WithApplication
      id={id}
      states={['Documents', 'Requirements']}
      frame={
        <Opening
          head={LIST_HEAD}
          width="wide"
          before={<BackLink href={continuePath(id)} />}
          label="Opening your documents"
        />
      }
    >
      {(application) => <TodaysDocuments application={application} />}
    </WithApplication>
  );
}
