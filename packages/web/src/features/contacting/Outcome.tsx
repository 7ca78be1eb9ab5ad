import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { FIELDS, type Attempt, type Trouble } from './message-form.ts';
import { presentWait } from './present-wait.ts';

/** Why a message was not sent, above everything else. */
export function Outcome({ page, attempt }: { page: PublicPageProps; attempt: Attempt }) {
  if ('trouble' in attempt) return <NotSent page={page} trouble={attempt} />;
  const errors = FIELDS.flatMap((field) => {
    const message = attempt.problems[field];
    return message === undefined ? [] : [{ field, message }];
  });
  return <ErrorSummary id="outcome" errors={errors} />;
}

function whatToDo(trouble: Trouble): string {
  if (trouble.trouble === 'unreachable') return 'Try again in a few minutes.';
  return `You, or someone on your network, has sent several messages already. Try again in ${presentWait(trouble.waitSeconds)}.`;
}

function NotSent({ page, trouble }: { page: PublicPageProps; trouble: Trouble }) {
  const { phone, contactEmails } = page.brand.dictionary;
  return (
    <div id="outcome" tabIndex={-1} className="contact-outcome">
      <NotificationBanner kind="warning" title="Your message was not sent" live>
        <p>What you typed is still here. {whatToDo(trouble)}</p>
        <p>
          You can also call <PhoneLink phone={phone} /> or email{' '}
          <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>.
        </p>
      </NotificationBanner>
    </div>
  );
}
