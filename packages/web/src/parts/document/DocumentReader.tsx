import type { DocumentSlug } from '@fairlead/core/documents/reading-order';
import { Button } from '@fairlead/ui/button/Button';
import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { useMemo, useRef, type ReactNode } from 'react';
import { taskPath } from '../../application-paths.ts';
import { documentOf, useReadApplicationDocumentQuery } from '../../resources/document/document.ts';
import { isApiError } from '../../state/api-error.ts';
import { ActionFailed } from '../page/ActionFailed.tsx';
import { Redirecting } from '../page/Redirecting.tsx';
import { DocumentTools } from './DocumentTools.tsx';
import { parseDocument, type ParsedDocument } from './parse-document.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import type { TextSize } from './use-text-size.ts';
import './document-reader.css';
import './document-text.css';

type DocumentReaderProps = {
  applicationId: string;
  slug: DocumentSlug;
  size: TextSize;
  /** What follows the text. From its end on it stays in view. */
  children?: ReactNode;
};

/** The status where there are no documents of today: the list makes them, or says what is missing. */
const CONFLICT = 409;

/** A document of an application as part of the page, with the bytes that are stored. */
export function DocumentReader({ applicationId, slug, size, children }: DocumentReaderProps) {
  const { data, error, isFetching, refetch } = useReadApplicationDocumentQuery(
    documentOf(applicationId, slug),
  );
  const text = useMemo(() => (data === undefined ? null : parseDocument(data)), [data]);
  if (text)
    return (
      <Text document={text} size={size}>
        {children}
      </Text>
    );
  if (error === undefined) return <LoadingView title="Opening the document" />;
  if (isApiError(error) && error.status === CONFLICT)
    return <Redirecting to={taskPath(applicationId, 'documents')} />;
  return (
    <>
      <ActionFailed error={error} />
      <p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </>
  );
}

type TextProps = { document: ParsedDocument; size: TextSize; children: ReactNode };

function Text({ document: { body, parts, isVoid }, size, children }: TextProps) {
  const text = useRef<HTMLElement>(null);
  const { part, hasReachedEnd } = useReadingPlace(text);
  return (
    <div className="document">
      <div className="document-columns">
        <DocumentTools parts={parts} part={part} size={size} />
        <article ref={text} className="document-text" data-size={size.step} data-void={isVoid || undefined}>
          {body}
        </article>
      </div>
      {children !== undefined && (
        <div className="document-end screen-only" data-reached={hasReachedEnd || undefined}>
          {children}
        </div>
      )}
    </div>
  );
}
