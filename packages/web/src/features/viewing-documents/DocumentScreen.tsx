import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { useSearchParams } from 'react-router';
import { DocumentReader } from '../../parts/document/DocumentReader.tsx';
import { useTextSize } from '../../parts/document/use-text-size.ts';
import { downloadPath } from '../../loan-paths.ts';
import { LOAN_DOCUMENTS } from '../../paths.ts';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { screen } from '../../parts/page/screen.ts';
import {
  DOCUMENT_ERRORS,
  isReadable,
  parseDocumentUrl,
  pdfPath,
  titleOf,
  type DocumentAddress,
} from '../../resources/document/document-url.ts';
import { usePageSettings } from '../../state/page-settings.ts';
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
      <p>{DOCUMENT_ERRORS[address.refusal]}. Open the document again from your application or your loan.</p>
      <p>
        <Button href={ACCOUNT}>Go to your account</Button>
      </p>
    </Page>
  );
}

function Document({ address }: { address: DocumentAddress }) {
  const title = titleOf(address.type);
  return isReadable(address) ? (
    <Readable address={address} title={title} />
  ) : (
    <Copy address={address} title={title} />
  );
}

type DocumentProps = { address: DocumentAddress; title: string };

/** A document of a loan is a PDF. */
function Copy({ address, title }: DocumentProps) {
  return (
    <Page title={title}>
      <BackLink href={LOAN_DOCUMENTS}>Your documents</BackLink>
      <h1>{title}</h1>
      <p className="lead">This is your copy, as a PDF.</p>
      <div className="cluster gap-3 screen-only">
        <a className="button button-primary" href={pdfPath(address)} target="_blank" rel="noreferrer">
          Open the PDF<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <a className="button button-secondary" href={downloadPath(pdfPath(address))} download>
          Download the PDF
        </a>
      </div>
    </Page>
  );
}

function Readable({ address, title }: DocumentProps) {
  const { phone } = usePageSettings().brand.dictionary;
  const size = useTextSize();
  return (
    <Page title={title} width="wide">
      <PageHead
        title={title}
        lead={
          <>
            This was made for your application. Read it here, or open or download the PDF to keep a copy. If
            something isn’t clear, call <PhoneLink phone={phone} />.
          </>
        }
      >
        <p className="cluster gap-4 screen-only">
          <a href={pdfPath(address)} target="_blank" rel="noreferrer">
            Open the PDF (opens in a new tab)
          </a>
          <a href={downloadPath(pdfPath(address))} download>
            Download the PDF
          </a>
        </p>
      </PageHead>
      <DocumentReader applicationId={address.id} slug={address.type} size={size} />
    </Page>
  );
}
