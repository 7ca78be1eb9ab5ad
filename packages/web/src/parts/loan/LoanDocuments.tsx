import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { downloadPath, loanPdfPath } from '../../paths.ts';
import './loan-documents.css';

const DOCUMENTS = [
  { slug: 'contract', about: 'what you signed' },
  { slug: 'secci', about: 'the terms at a glance' },
  { slug: 'adequate-explanations', about: 'what to know' },
] as const;

/** The signed documents of a loan, to open or keep. */
export function LoanDocuments({ loanId }: { loanId: string }) {
  return (
    <ul className="loan-documents">
      {DOCUMENTS.map(({ slug, about }) => (
        <li key={slug}>
          <span>
            <a href={loanPdfPath(loanId, slug)} target="_blank" rel="noreferrer">
              {DOCUMENT_TITLES[slug]}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <span className="muted small">PDF, {about}</span>
          </span>
          <a href={downloadPath(loanPdfPath(loanId, slug))} download>
            Download<span className="visually-hidden"> {DOCUMENT_TITLES[slug]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
