import type { Borrower, RequestContext } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';

/** Who sees the application: the borrower's session, or a session limited to it. */
export interface Viewer extends Pick<RequestContext, 'cipher' | 'config' | 'today'> {
  readonly actor: Pick<Borrower, 'userId' | 'limitedTo' | 'subjectId'>;
  /** The business instant. */
  readonly now: Instant;
}
