import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { isApiError } from '../../state/api-error.ts';
import { Page } from './Page.tsx';

type CallFailedProps = {
  /** What a query or a mutation left in `error`. */
  error: unknown;
  /** Tries again; without it the page offers none. */
  onRetry?: () => void;
};

type Words = { title: string; text: readonly string[]; canRetry: boolean };

const FAULT: Words = {
  title: 'Something went wrong on our side',
  text: ['Anything you saved is still there.', 'Try again in a few minutes.'],
  canRetry: true,
};

const WORDS: Readonly<Record<string, Words>> = {
  network: {
    title: 'You seem to be offline',
    text: ['The page could not be loaded.', 'Check your connection and try again.'],
    canRetry: true,
  },
  notFound: {
    title: 'We couldn’t find that',
    text: ['It may belong to another account.', 'Check the email address you signed in with.'],
    canRetry: false,
  },
  openFromEmail: {
    title: 'Check your email to continue',
    text: [
      'You already have an account here, so we’ve emailed you a link.',
      'Open the link to sign in and continue.',
    ],
    canRetry: false,
  },
  stepUpRequired: {
    title: 'We need the code first',
    text: ['To continue, enter the code that we text to your mobile.'],
    canRetry: true,
  },
  tooManyRequests: {
    title: 'Too many attempts',
    text: ['Wait a minute and try again.'],
    canRetry: true,
  },
};

/** A whole page for a call without whose answer there is nothing to show. */
export function CallFailed({ error, onRetry }: CallFailedProps) {
  const known = isApiError(error) ? error : null;
  const { title, text, canRetry } = WORDS[known?.type ?? ''] ?? FAULT;
  return (
    <Page title={title} step={known?.type}>
      <h1>{title}</h1>
      <div className="stack gap-2">
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {known && known.requestId !== '' && known.status >= 500 && (
        <p>If you call us, quote {known.requestId}.</p>
      )}
      {canRetry && onRetry && (
        <p>
          <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
      {!canRetry && (
        <p>
          <Button href={ACCOUNT}>Go to your account</Button>
        </p>
      )}
    </Page>
  );
}
