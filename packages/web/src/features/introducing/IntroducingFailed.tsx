import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { isApiError } from '../../state/api-error.ts';

/** What is particular to another lender; anything else is said as it is everywhere. */
const WORDS: Readonly<Record<string, { title: string; text: string }>> = {
  unavailable: {
    title: 'The other lender isn’t answering',
    text: 'Try again in a few minutes. Your details are sent once, even if you try several times.',
  },
  declinePartnerGone: {
    title: 'This lender isn’t taking applications from us any more',
    text: 'It won’t deal with your application. If it has received your details, you can ask it to delete them.',
  },
  declinePartnerAccepted: {
    title: 'Your details are with the lender',
    text: 'You asked us to send them, so you can’t withdraw your permission here. Ask the lender to delete them.',
  },
  declinePartnerOutOfOrder: {
    title: 'This has changed in another window',
    text: 'Check what the page shows now, and continue from there.',
  },
  notFound: {
    title: 'This has changed in another window',
    text: 'Check what the page shows now, and continue from there.',
  },
};

/** Why a press about another lender failed. */
export function IntroducingFailed({ error }: { error: unknown }) {
  const words = isApiError(error) ? WORDS[error.type] : undefined;
  if (!words) return <ActionFailed error={error} />;
  return (
    <NotificationBanner live kind="warning" title={words.title}>
      <p>{words.text}</p>
    </NotificationBanner>
  );
}
