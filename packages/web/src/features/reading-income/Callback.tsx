import { ACCOUNT, LOGIN } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { isApiError } from '../../state/api-error.ts';
import { useAuth } from '../../state/use-auth.ts';
import { JourneyPage } from '../../parts/page/JourneyPage.tsx';
import { endedWords, NOTHING_TO_DO, SIGN_IN_AGAIN } from './outcome-words.ts';
import { useReading, useReturned, type Returned } from './use-return.ts';

const READING = 'Reading your account';

/**
 * Where the provider of open banking sends a borrower back. Only their own session can use what is in the address, so
 * someone who opens another's link attaches nothing to an application.
 */
export function Callback() {
  const { isRead, authObject } = useAuth('isRead', 'authObject');
  const { returned, isClean } = useReturned();
  if (!isRead) return <Loading title={READING} />;
  if (!authObject) return <JourneyPage {...SIGN_IN_AGAIN} ways={[{ label: 'Sign in', href: LOGIN }]} />;
  if (!returned)
    return <JourneyPage {...NOTHING_TO_DO} ways={[{ label: 'Go to your application', href: ACCOUNT }]} />;
  return <Reading returned={returned} isClean={isClean} />;
}

/** Refusals after which the same call can succeed. */
const REPEATABLE = ['network', 'dataIsBeingRead', 'unavailable', 'internalError', 'tooManyRequests'];

function Reading({ returned, isClean }: { returned: Returned; isClean: boolean }) {
  const { failure, isBusy, again } = useReading(returned, isClean);
  if (isBusy)
    return <Loading title={READING} messages={['This can take half a minute. Keep this page open.']} />;
  const type = isApiError(failure) ? failure.type : '';
  if (!REPEATABLE.includes(type))
    return <JourneyPage {...endedWords(type)} ways={[{ label: 'Go to your application', href: ACCOUNT }]} />;
  return (
    <Page title={READING} step={type}>
      <h1>{READING}</h1>
      {type === 'dataIsBeingRead' ? (
        <p>We’re still reading from your bank. Try again in a moment.</p>
      ) : (
        <ActionFailed error={failure} />
      )}
      <p>
        <Button onClick={again}>Try again</Button>
      </p>
    </Page>
  );
}
