import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Stack } from '@fairlead/ui/stack/Stack';
import { AddressFields } from '../../parts/application/AddressFields.tsx';
import { Deciding } from '../../parts/application/Deciding.tsx';
import { PersonFields } from '../../parts/application/PersonFields.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { addressChanged } from '../../resources/draft/draft-slice.ts';
import { listProblems } from '../../resources/problems.ts';
import type { Application } from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { useCorrection } from './use-correction.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const CORRECT_HEAD: Head = {
  title: 'Check your name and address',
  lead: 'The credit reference agency couldn’t find you at this address, so we can’t decide yet. Often a flat number is missing, or the name is spelt differently.',
};

/** The credit reference agency did not find this person at this address. */
export function CorrectDetails({ application }: { application: Application }) {
  const { draft, limits, problems, attempts, failure, isLoading, submit } = useCorrection(application);
  const dispatch = useAppDispatch();
  const [address] = draft.addresses;
  if (isLoading) return <Deciding />;
  return (
    <FormPage
      title={CORRECT_HEAD.title}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <Failure failure={failure} />}
      onSubmit={submit}
    >
      <PageHead {...CORRECT_HEAD}>
        <InsetText>Checking again uses another soft search. It won’t affect your credit score.</InsetText>
      </PageHead>
      <PersonFields draft={draft} problems={problems} today={limits.today} />
      <Stack as="section" gap={5}>
        <h2>Where you live</h2>
        <AddressFields
          address={address}
          onChange={(changes) => dispatch(addressChanged({ index: 0, changes }))}
          problems={problems}
        />
      </Stack>
      <Button type="submit">Check again with these details</Button>
    </FormPage>
  );
}

function Failure({ failure }: { failure: unknown }) {
  const type = isApiError(failure) ? failure.type : '';
  if (type === 'stillNoMatch') {
    return (
      <NotificationBanner live kind="warning" title="Still no match">
        <p>
          The agency couldn’t find these details either. Check them against your driving licence or a bank
          statement, or call us and we’ll help you.
        </p>
      </NotificationBanner>
    );
  }
  return <ActionFailed error={failure} />;
}
