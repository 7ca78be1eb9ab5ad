import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Application, DocumentSet, ListedDocument } from '../../resources/loan-application.ts';
import './reading.css';
import { taskPath } from '../../paths.ts';
import { pageAfter, useConfirmRead } from './use-confirm-read.ts';

type ReadDocumentProps = { application: Application; set: DocumentSet; document: ListedDocument };

/** One document in a frame from our own address, exactly as it will be stored, and the confirmation that it was read. */
export function ReadDocument({ application, set, document }: ReadDocumentProps) {
  const { title, url, readAt, slug } = document;
  const { confirm, error, isLoading } = useConfirmRead(application.id, document);
  const pdf = url.replace(/\.html$/, '.pdf');
  return (
    <Page title={title} width="wide" step={slug}>
      <BackLink href={taskPath(application.id, 'documents')}>All documents</BackLink>
      <header className="stack gap-3">
        <p className="muted">
          Document {set.documents.indexOf(document) + 1} of {set.documents.length}
        </p>
        <h1>{title}</h1>
        <p className="cluster gap-4">
          <a href={url} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
          <a href={`${pdf}/download`} download>
            Download as PDF
          </a>
        </p>
      </header>
      <iframe className="reading-frame" src={url} title={title} />
      {error !== null && <ActionFailed error={error} />}
      {readAt === null ? (
        <div className="stack gap-3">
          <Button busy={isLoading} onClick={confirm}>
            I have read this document
          </Button>
          <p className="small muted">
            Not clear? Call us before you continue. Confirming that you’ve read it doesn’t sign it.
          </p>
        </div>
      ) : (
        <div className="stack gap-3">
          <p>You’ve confirmed that you’ve read this document.</p>
          <Button href={pageAfter(application)}>Continue</Button>
        </div>
      )}
    </Page>
  );
}
