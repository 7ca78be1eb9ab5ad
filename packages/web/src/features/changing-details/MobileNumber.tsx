import type { DataOf } from '@fairlead/contract/wire/client';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { ADDRESS_DETAILS } from '../../paths.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { endingOf } from '../../parts/page/ending-of.ts';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { listProblems, only } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import { NumberLost } from './NumberLost.tsx';
import { useMobileNumber } from './use-mobile-number.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const NUMBER_HEAD: Head = {
  title: 'Your mobile number',
  lead: 'If you’ve confirmed the number we have now, we’ll text a code to it before you change it, to check it’s you.',
  isQuiet: true,
};

export function MobileNumber({ user }: { user: DataOf<'readUser'> }) {
  const form = useMobileNumber(user.id);
  const { mobileNumber, change, problem, attempts, failure, isSaved, isLoading, submit } = form;
  return (
    <FormPage
      title={NUMBER_HEAD.title}
      before={<BackLink href={ADDRESS_DETAILS} />}
      errors={listProblems(only({ mobileNumber: problem }))}
      attempts={attempts}
      failure={failure !== null && <Failure failure={failure} />}
      onSubmit={submit}
    >
      <PageHead {...NUMBER_HEAD}>
        <p>We text codes to your number ending {endingOf(user.maskedMobileNumber)}.</p>
      </PageHead>
      {isSaved && (
        <NotificationBanner live kind="success" title="We’ve changed your mobile number">
          <p>We’ve emailed you to confirm it.</p>
        </NotificationBanner>
      )}
      <TextField
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label="New mobile number"
        hint="A UK number, like 07700 900 982"
        width={20}
        value={mobileNumber}
        onChange={(typed) => change({ mobileNumber: typed })}
        error={problem}
      />
      <Button type="submit" busy={isLoading}>
        Save my new number
      </Button>
      <NumberLost email={user.email} />
    </FormPage>
  );
}

function Failure({ failure }: { failure: unknown }) {
  if (!isApiError(failure) || failure.type !== 'tooManyRequests') return <ActionFailed error={failure} />;
  return (
    <NotificationBanner live kind="warning" title="You’ve changed it too often today">
      <p>We’re still using the number shown above. Try again tomorrow, or call us.</p>
    </NotificationBanner>
  );
}
