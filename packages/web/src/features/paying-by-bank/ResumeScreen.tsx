import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { outcomeInWords } from '../../parts/bank-payment/outcome-words.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import type { ResumedPayment } from '../../resources/repaying/bank-payment.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { LinkOver } from './LinkOver.tsx';
import { useResume } from './use-resume.ts';

export const handle = screen({ access: 'anyone' });

/** Where the QR code of another device leads: one payment is approved here, without signing in. */
export default function ResumeScreen() {
  const resume = useResume();
  const { hasLink, shown, url, error } = resume;
  if (error?.type === 'resumeEnded') return <Over text={error.message} />;
  if (!hasLink)
    return <Over text="Scan the code again, or open the whole link from the device where you started." />;
  if (shown === null) return <Start resume={resume} />;
  return url !== null && shown.outcome === 'waiting' ? (
    <ToBank payment={shown} url={url} />
  ) : (
    <Ended payment={shown} />
  );
}

const Over = ({ text }: { text: string }) => (
  <LinkOver text={text}>
    <p>If you’ve already approved the payment at your bank, it counts. Don’t pay again.</p>
  </LinkOver>
);

function Start({ resume }: { resume: ReturnType<typeof useResume> }) {
  const title = 'Continue your payment';
  return (
    <Page title={title} step="start">
      <h1>{title}</h1>
      {resume.error !== null && <ActionFailed error={resume.error} />}
      <p className="lead">
        You started a payment on another device. You can approve it here. The link works once.
      </p>
      <p>
        <Button busy={resume.isBusy} onClick={resume.open}>
          Continue
        </Button>
      </p>
    </Page>
  );
}

function ToBank({ payment, url }: { payment: ResumedPayment; url: string }) {
  const { brand } = usePageSettings();
  const title = `Pay ${formatWholePounds(payment.amount)} to ${brand.dictionary.brandName}`;
  return (
    <Page title={title} step="bank">
      <h1>{title}</h1>
      <p className="lead">
        For {payment.firstName}’s loan. You choose your bank, sign in there as usual and approve the payment.
      </p>
      <p>
        <Button onClick={() => window.location.assign(url)}>Choose your bank</Button>
      </p>
    </Page>
  );
}

/** Nothing here leads into an account: someone with the link has no session. */
function Ended({ payment }: { payment: ResumedPayment }) {
  const { title, text, canRetry } = outcomeInWords(payment);
  return (
    <Page title={title} step={payment.outcome}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        {canRetry
          ? 'To try again, go back to the device where you started.'
          : 'You can close this page. The device where you started shows it too.'}
      </p>
    </Page>
  );
}
