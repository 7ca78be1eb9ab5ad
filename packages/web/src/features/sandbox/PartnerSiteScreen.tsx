import { useSearchParams } from 'react-router';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';

export const handle = screen({ access: 'anyone' });

const TITLE = 'Another lender’s website';

/** Where a declined borrower who chose another lender arrives. In production the address is unknown. */
export default function PartnerSiteScreen() {
  const reference = useSearchParams()[0].get('reference');
  return (
    <Page title={TITLE}>
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead muted">
          This page of the sandbox is the lender that you chose. Outside the sandbox, your application
          continues on its own website.
        </p>
      </header>
      {reference !== null && (
        <p>
          It has received your application, reference <strong>{reference}</strong>.
        </p>
      )}
      <p>To return to your decision, go back in your browser.</p>
    </Page>
  );
}
