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
  title: 'That did not work',
  text: 'Something went wrong on our side. Nothing was lost; try again in a minute.',
};

const WORDS: Readonly<Record<string, Words>> = {
  network: {
    title: 'We could not reach our server',
    text: 'Check your connection and press again. However often you press, it is done once.',
  },
  openFromEmail: {
    title: 'Check your email to go on',
    text: 'You already have an account here. We have sent a link to your email address: open it, and it brings you back to this offer with everything as it is now.',
    kind: 'info',
  },
  stepUpRequired: {
    title: 'We need the code first',
    text: 'This step is protected by the code that we text to your mobile. Press again to get a new one.',
  },
  quoteExpired: {
    title: 'This price has ended',
    text: 'It was held for 30 days. You can apply again, which won’t affect your credit score.',
  },
  hasActiveLoan: {
    title: 'You already have a loan with us',
    text: 'While it is running we can’t make you another. Nothing was signed, and nothing changes with your loan.',
    kind: 'info',
    link: { label: 'Go to your account', href: ACCOUNT },
  },
  applicationNotOpen: {
    title: 'This can’t be changed any more',
    text: 'Reload the page to see where your application stands.',
  },
  documentsNotRead: {
    title: 'There is a document left to read',
    text: 'Go back to your documents and say for each that you have read it.',
  },
  bureauUnavailable: {
    title: 'We can’t get your credit file at the moment',
    text: 'The credit reference agency is not answering. What you typed is kept; press again in a few minutes.',
  },
  tooManyRequests: { title: 'That was a little too fast', text: 'Wait a minute and press again.' },
};

/** Why the press of a button did not do what it says, beside that button. Nothing on the page is lost. */
export function ActionFailed({ error }: { error: unknown }) {
  const type = isApiError(error) ? error.type : '';
  const { title, text, kind = 'warning', link } = WORDS[type] ?? FAULT;
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
