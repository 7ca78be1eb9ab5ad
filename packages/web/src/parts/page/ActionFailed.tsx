import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { isApiError } from '../../state/api-error.ts';

type Words = {
  title: string;
  /** Without it, the sentence of the server. */
  text?: string;
  kind?: 'info' | 'warning';
  link?: { label: string; href: string };
};

const FAULT: Words = {
  title: 'That didn’t work',
  text: 'Something went wrong on our side. Nothing was lost; try again in a minute.',
};

const WORDS: Readonly<Record<string, Words>> = {
  network: {
    title: 'We couldn’t reach our server',
    text: 'Check your connection and try again. It’s only done once, even if you try several times.',
  },
  openFromEmail: {
    title: 'Check your email to continue',
    text: 'You already have an account here. Open the link we’ve emailed you to sign in and continue.',
    kind: 'info',
  },
  stepUpRequired: {
    title: 'We need the code first',
    text: 'This step needs the code that we text to your mobile. Press again to get a new one.',
  },
  quoteExpired: { title: 'This offer has expired' },
  cannotReApply: {
    title: 'You can’t take another loan at the moment',
    kind: 'info',
    link: { label: 'Go to your account', href: ACCOUNT },
  },
  proofIsAccepted: { title: 'We’ve already accepted your proof', kind: 'info' },
  tooManyFiles: { title: 'You’ve sent all the files that we can take' },
  requoteNotPossible: { title: 'We can’t change your loan to that' },
  downsellNotAvailable: { title: 'This loan is no longer available' },
  applicationNotOpen: { title: 'You can’t change this any more' },
  documentsNotRead: { title: 'You haven’t finished your documents' },
  notFound: {
    title: 'We couldn’t find that',
    text: 'It may belong to another account. Check that you’re signed in with the right email address.',
  },
  bureauUnavailable: {
    title: 'We can’t get your credit file at the moment',
    text: 'The credit reference agency isn’t responding. What you typed is saved. Try again in a few minutes.',
  },
  tooManyRequests: { title: 'Too many attempts', text: 'Wait a minute and try again.' },
};

/** A refusal with this status has a sentence for the borrower. */
const CONFLICT = 409;

/** Why an action failed, shown next to its button. Nothing on the page is lost. */
export function ActionFailed({ error }: { error: unknown }) {
  const { type, message, status } = isApiError(error) ? error : { type: '', message: '', status: 0 };
  const other = status === CONFLICT ? { title: FAULT.title } : FAULT;
  const { title, text = message, kind = 'warning', link }: Words = WORDS[type] ?? other;
  return (
    <NotificationBanner live kind={kind} title={title}>
      <p>{text}</p>
      {link && (
        <p>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
    </NotificationBanner>
  );
}
