import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { isApiError } from '../../state/api-error.ts';

type Words = {
  title: string;
  text: string;
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
    text: 'You already have an account here. Open the link we’ve emailed you to return to this offer. Everything is saved.',
    kind: 'info',
  },
  stepUpRequired: {
    title: 'We need the code first',
    text: 'This step needs the code that we text to your mobile. Press again to get a new one.',
  },
  quoteExpired: {
    title: 'This price has ended',
    text: 'It was held for 30 days. You can apply again, which won’t affect your credit score.',
  },
  cannotReApply: {
    title: 'You can’t take another loan at the moment',
    text: 'You haven’t signed anything, and nothing has changed.',
    kind: 'info',
    link: { label: 'Go to your account', href: ACCOUNT },
  },
  proofIsAccepted: {
    title: 'We’ve already accepted your proof',
    text: 'You don’t need to send anything more.',
    kind: 'info',
  },
  requoteNotPossible: { title: 'We can’t change your loan to that', text: '' },
  downsellNotAvailable: { title: 'This loan is no longer available', text: 'You can apply again.' },
  applicationNotOpen: {
    title: 'You can’t change this any more',
    text: 'Reload the page to see the status of your application.',
  },
  documentsNotRead: {
    title: 'You haven’t finished your documents',
    text: 'Go back to them, confirm that you’ve read each one, and continue from there.',
  },
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

/** What the server refuses with this status it explains in a sentence for the borrower. */
const CONFLICT = 409;

/** The server knows the reason. */
const SAID_BY_SERVER = ['cannotReApply', 'requoteNotPossible'];

/** Why an action failed, shown next to its button. Nothing on the page is lost. */
export function ActionFailed({ error }: { error: unknown }) {
  const { type, message, status } = isApiError(error) ? error : { type: '', message: '', status: null };
  const refused = status === CONFLICT ? { ...FAULT, text: message } : FAULT;
  const { title, text, kind = 'warning', link }: Words = WORDS[type] ?? refused;
  const why = SAID_BY_SERVER.includes(type) ? `${message} ` : '';
  return (
    <NotificationBanner live kind={kind} title={title}>
      <p>
        {why}
        {text}
      </p>
      {link && (
        <p>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
    </NotificationBanner>
  );
}
