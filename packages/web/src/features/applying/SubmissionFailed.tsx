import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { formPath } from '../../paths.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { FormMessage } from './FormMessage.tsx';
import { wordsForFailure } from './submission-failures.ts';

export function SubmissionFailed({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const { dictionary } = usePageSettings().brand;
  const { title, text, canRetry } = wordsForFailure(failure);
  const action = canRetry ? { label: 'Try again', onClick: onRetry } : undefined;
  return (
    <FormMessage title={title} action={action ?? { label: 'Back to your answers', href: formPath('check') }}>
      <p>{text}</p>
      <p>
        If it happens again, call us on <PhoneLink phone={dictionary.phone} /> or write to{' '}
        <a href={`mailto:${dictionary.contactEmails.support}`}>{dictionary.contactEmails.support}</a>.
      </p>
    </FormMessage>
  );
}
