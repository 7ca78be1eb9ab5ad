import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Stack } from '@fairlead/ui/stack/Stack';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { AddressFields } from './AddressFields.tsx';
import { Deciding } from './Deciding.tsx';
import { addressChanged } from './draft-slice.ts';
import { PersonFields } from './PersonFields.tsx';
import { hasProblems, listProblems } from './problems.ts';
import { useCorrection } from './use-correction.ts';

const TITLE = 'Check your name and address';

/** The bureau did not find this person at this address. Most often a line is missing or a name is another's. */
export function CorrectDetails({ application }: { application: Application }) {
  const dispatch = useAppDispatch();
  const { draft, limits, problems, attempts, failure, isLoading, submit } = useCorrection(application);
  const [address] = draft.addresses;
  if (isLoading) return <Deciding />;
  return (
    <Page title={TITLE} hasErrors={hasProblems(problems)}>
      <ErrorSummary errors={listProblems(problems)} focusKey={attempts} />
      {failure !== null && <Failure failure={failure} />}
      <form className="stack gap-6" noValidate onSubmit={submit}>
        <header className="stack gap-4">
          <h1>{TITLE}</h1>
          <p className="lead">
            The credit reference agency did not find you at this address, so we can’t decide yet. Often a flat
            number is missing, or the name is written another way.
          </p>
          <InsetText>Looking again is a soft search too. It won’t affect your credit score.</InsetText>
        </header>
        <PersonFields draft={draft} problems={problems} today={limits.today} />
        <Stack as="section" gap={5}>
          <h2>Where you live</h2>
          <AddressFields
            address={address}
            problems={problems}
            onChange={(changes) => dispatch(addressChanged({ index: 0, changes }))}
          />
        </Stack>
        <Button type="submit">Look again with these details</Button>
      </form>
    </Page>
  );
}

function Failure({ failure }: { failure: unknown }) {
  const type = isApiError(failure) ? failure.type : '';
  if (type === 'stillNoMatch') {
    return (
      <NotificationBanner live kind="warning" title="Still no match">
        <p>
          The agency does not find these details either. Check them against your driving licence or a bank
          statement, or call us and we will look together.
        </p>
      </NotificationBanner>
    );
  }
  return <ActionFailed error={failure} />;
}
