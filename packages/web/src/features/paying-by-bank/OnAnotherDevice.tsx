import { Button } from '@fairlead/ui/button/Button';
import { Suspense } from 'react';
import { laterPart } from '../../parts/page/later-part.tsx';
import { Page } from '../../parts/page/Page.tsx';
import '../../parts/qr/qr.css';

const QrCode = laterPart('the code', async () => (await import('../../parts/qr/QrCode.tsx')).QrCode);

type OnAnotherDeviceProps = {
  title: string;
  /** What the other device opens. */
  url: string;
  back: () => void;
};

/** The address by which a payment is continued on a phone that has the bank's app. */
export function OnAnotherDevice({ title, url, back }: OnAnotherDeviceProps) {
  return (
    <Page title={title} step="another device">
      <header className="stack gap-3">
        <h1>Continue on another device</h1>
        <p className="lead">The link works once, for 15 minutes. This page updates when your bank answers.</p>
      </header>
      <Suspense fallback={<p className="hint">Drawing the code …</p>}>
        <QrCode address={url}>
          <ol className="list">
            <li>Point your phone’s camera at the code.</li>
            <li>Open the link that appears, and choose your bank.</li>
            <li>Approve the payment there. You don’t need to sign in to us.</li>
          </ol>
        </QrCode>
      </Suspense>
      <p role="status">Waiting for your bank …</p>
      <p>
        <Button variant="secondary" onClick={back}>
          Pay on this device instead
        </Button>
      </p>
    </Page>
  );
}
