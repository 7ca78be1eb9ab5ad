import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { useApplicationId } from '../../parts/application/use-application-id.ts';
import { WithApplication } from '../../parts/application/WithApplication.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { nextPart } from '../../parts/page/later-part.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { applicationReading, quoteOf, type Application } from '../../resources/loan-application.ts';
import { useReadRequotabilityQuery } from '../../resources/requoting.ts';
import { optionsOf } from './present-change.ts';
import { Opening } from '../../parts/page/Opening.tsx';
import { CHANGE_HEAD } from './heads.ts';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const ChangeLoan = nextPart(async () => (await import('./ChangeLoan.tsx')).ChangeLoan);

function frameOf(id: string) {
  const back = <BackLink href={applicationPath({ id, state: 'Quoted' })} />;
  return <Opening head={CHANGE_HEAD} before={back} label="Finding what you can change" />;
}

export default function ChangeLoanScreen() {
  const id = useApplicationId();
  return (
    <WithApplication id={id} states={['Quoted', 'Requirements', 'Documents']} frame={frameOf(id)}>
      {(application) => <Options application={application} />}
    </WithApplication>
  );
}

function Options({ application }: { application: Application }) {
  const { data, error, refetch } = useReadRequotabilityQuery({ params: { id: application.id } });
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return frameOf(application.id);
  const options = optionsOf(data);
  const quote = quoteOf(application);
  return options && quote && data.version !== null ? (
    <ChangeLoan application={application} quote={quote} options={options} version={data.version} />
  ) : (
    <NothingToChange application={application} reasons={data.reasons} />
  );
}

type NothingToChangeProps = { application: Application; reasons: readonly string[] };

function NothingToChange({ application, reasons }: NothingToChangeProps) {
  const title = 'You can’t change your loan';
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {reasons.map((reason) => (
        <p key={reason} className="lead">
          {reason}
        </p>
      ))}
      <p>
        <Button href={applicationPath(application)}>Go back to your application</Button>
      </p>
    </Page>
  );
}
