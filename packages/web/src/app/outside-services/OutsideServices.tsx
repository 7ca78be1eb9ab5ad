import { useEffect, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { storeAnswer } from '../../state/consent/store-answer.ts';
import { ANSWERED } from '../../state/consent/answered.ts';
import { ConsentBanner } from '../../parts/public/ConsentBanner.tsx';
import { isPrivatePath } from '../../state/consent/private-paths.ts';
import { purposesOf } from '../../state/consent/third-parties.ts';
import { whenIdle } from '../../state/consent/when-idle.ts';
import { withCarriedParameters } from '../../parts/page/carried-parameters.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';
import { startAgreed } from './start-agreed.ts';
import { usePageViews } from './use-page-views.ts';

type Answer = keyof typeof ANSWERED;

/** The cookie question above everything else, and what was agreed to once the browser is idle. */
export function OutsideServices() {
  const { brand, thirdParties, asksConsent } = usePageSettings();
  const { pathname, search } = useLocation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useAgreedServices(answer);
  usePageViews(answer);
  const submit = (event: SubmitEvent) => {
    const given = answerOf(event);
    if (given === null) return;
    event.preventDefault();
    storeAnswer(thirdParties, given === 'accept');
    setAnswer(given);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      {asksConsent && answer === null && (
        <div onSubmit={submit}>
          <ConsentBanner
            websiteName={brand.dictionary.websiteName}
            purposes={purposesOf(thirdParties)}
            cookiesHref={withCarriedParameters('/cookies', search, brand.config.productId)}
            // The query may hold the token of /login, without which the link in the email is lost. No one else reads it:
            // the form goes to our own server, which keeps and logs none of it, and nothing is started from outside here.
            returnTo={`${pathname}${search}`}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {answer !== null && ANSWERED[answer]}
      </p>
    </>
  );
}

function answerOf({ nativeEvent }: SubmitEvent): Answer | null {
  const { submitter } = nativeEvent;
  const given = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return given === 'accept' || given === 'reject' ? given : null;
}

/** Starts what was agreed to, on a page where it may be, as soon as it is known who is there. */
function useAgreedServices(answer: Answer | null): void {
  const settings = usePageSettings();
  const dispatch = useAppDispatch();
  const { isRead, isUserAwaited, user } = useAuth('isRead', 'isUserAwaited', 'user');
  const isPrivate = isPrivatePath(useLocation().pathname);
  const isTime = isRead && !isUserAwaited && !isPrivate;
  useEffect(() => {
    if (!isTime) return undefined;
    const starting = new AbortController();
    whenIdle(() => {
      if (!starting.signal.aborted) void dispatch(startAgreed(settings));
    });
    return () => starting.abort();
  }, [isTime, answer, user, settings, dispatch]);
}
