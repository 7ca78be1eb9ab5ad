import { Button } from '@fairlead/ui/button/Button';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PHONE_UPLOAD } from '../../../paths.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useGo } from '../../../parts/page/navigation.tsx';
import { Page } from '../../../parts/page/Page.tsx';
import { screen } from '../../../parts/page/screen.ts';
import { usePageSettings } from '../../../state/page-settings.ts';
import { filesInWords } from '../proofs/use-chosen-files.ts';
import { PhoneUploadForm } from './PhoneUploadForm.tsx';
import { usePhoneUpload } from './use-phone-upload.ts';
import '../proofs/proofs.css';

export const handle = screen({ access: 'anyone' });

/**
 * Where the QR code of a computer leads: a phone sends photos for one proof, without signing in. The page has a button,
 * because programs open links to check them, and a link is bound to who opens it. The token leaves the address as soon
 * as it is read.
 */
export default function PhoneUploadScreen() {
  const go = useGo();
  const { search } = useLocation();
  const upload = usePhoneUpload(new URLSearchParams(search).get('token'));
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) go(PHONE_UPLOAD, { replace: true });
  });
  const { page } = upload;
  if (page.is === 'open') return <PhoneUploadForm upload={upload} about={page.about} />;
  if (page.is === 'finished') return <Finished files={page.files} />;
  if (page.is === 'over')
    return (
      <Ending title="You can’t send photos with this link">
        <p>{page.why}</p>
        <p>What you’ve sent stays in your application.</p>
      </Ending>
    );
  return <Start upload={upload} />;
}

function Start({ upload }: { upload: ReturnType<typeof usePhoneUpload> }) {
  const { brand } = usePageSettings();
  const { page, error, isBusy, open } = upload;
  const title = 'Send photos from this phone';
  return (
    <Page title={title} step="start">
      <h1>{title}</h1>
      {error !== undefined && <ActionFailed error={error} />}
      {page.is === 'none' ? (
        <p>Scan the code on your computer again.</p>
      ) : (
        <>
          <p>
            For your application with {brand.dictionary.websiteName}, which is open on your computer. This
            phone can’t see your account.
          </p>
          <p>Press Start only if the code came from your own computer.</p>
          <p>
            <Button busy={isBusy} onClick={open}>
              Start
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}

function Finished({ files }: { files: number }) {
  return (
    <Ending title="You’ve finished on this phone">
      <p>
        {files === 0 ? 'Nothing was sent.' : `You sent ${filesInWords(files)}.`} Continue on your computer.
        You can close this page.
      </p>
    </Ending>
  );
}

function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} step={title}>
      <h1>{title}</h1>
      {children}
    </Page>
  );
}
