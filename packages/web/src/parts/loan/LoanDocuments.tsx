import type { DocumentSlug } from '@fairlead/core/documents/reading-order';
import { keysOf } from '@fairlead/core/records';
import { Link } from '@fairlead/ui/link/Link';
import { commissionPath } from '../../application-paths.ts';
import { downloadPath, loanPdfPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { DownloadEvidence } from './DownloadEvidence.tsx';

/** In the order of the list: what was agreed first. */
const ABOUT: Readonly<Record<DocumentSlug, string>> = {
  contract: 'what you signed',
  secci: 'the terms at a glance',
  'adequate-explanations': 'what to know',
  'purchase-receipt': 'the car that we bought from you, and its price',
  'direct-debit-mandate': 'what we collect, and when',
};

const isHirePurchase = (documents: NonNullable<Loan['documents']>): boolean =>
  documents.some(({ slug }) => slug === 'purchase-receipt');

/** The signed documents of a loan, to open or download: each as a PDF, and all with the proof. */
export function LoanDocuments({
  loan: { id, documents = [], loanApplication },
}: {
  loan: Pick<Loan, 'id' | 'documents' | 'loanApplication'>;
}) {
  const signed = keysOf(ABOUT).flatMap((slug) => documents.filter((document) => document.slug === slug));
  return (
    <div className="stack gap-5">
      <ul className="loan-documents">
        {signed.map(({ slug, title }) => (
          <li key={slug}>
            <span>
              <a href={loanPdfPath(id, slug)} target="_blank" rel="noreferrer">
                {title}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              <span className="muted small">PDF, {ABOUT[slug]}</span>
            </span>
            <a href={downloadPath(loanPdfPath(id, slug))} download>
              Download<span className="visually-hidden"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
      {isHirePurchase(documents) && (
        <p>
          <Link href={commissionPath(loanApplication.id)}>Commission paid for introducing you</Link>
        </p>
      )}
      <DownloadEvidence loanId={id} />
    </div>
  );
}
