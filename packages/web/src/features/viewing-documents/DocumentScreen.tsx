import { Button } from '@fairlead/ui/button/Button';
import { useSearchParams } from 'react-router';
import { DocumentReader } from '../../parts/document/DocumentReader.tsx';
import { useTextSize } from '../../parts/document/use-text-size.ts';
import { downloadPath } from '../../loan-paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import {
  DOCUMENT_ERRORS,
  documentTitle,
  isReadable,
  parseDocumentUrl,
  pdfPath,
  type DocumentAddress,
} from '../../resources/document/document-url.ts';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';

export const handle = screen({ access: 'borrower' });

/** One document of the borrower's; its PDF is linked. */
export default function DocumentScreen() {
  const [search] = useSearchParams();
  const address = parseDocumentUrl(search.get('url') ?? '');
  if (address.ok) return <Document address={address.value} />;
  return (
    <Page title="We can’t show this document">
      <h1>We can’t show this document</h1>
      <p>{DOCUMENT_ERRORS[address.refusal]}. Open it again from your application or your loan.</p>
      <p>
        <Button href={ACCOUNT}>Go to your account</Button>
      </p>
    </Page>
  );
}

function Document({ address }: { address: DocumentAddress }) {
  const size = useTextSize();
  const title = documentTitle(address);
  return (
    <Page title={title} width="wide">
      <h1>{title}</h1>
      <p className="cluster gap-4 screen-only">
        <a href={pdfPath(address)} target="_blank" rel="noreferrer">
          Open the PDF (opens in a new tab)
        </a>
        <a href={downloadPath(pdfPath(address))} download>
          Download the PDF
        </a>
      </p>
      {isReadable(address) && <DocumentReader applicationId={address.id} slug={address.type} size={size} />}
    </Page>
  );
}
