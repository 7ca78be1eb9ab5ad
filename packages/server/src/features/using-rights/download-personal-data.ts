import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { personalFiles } from '../../resources/personal-data/personal-files.ts';
import { findUser } from '../../resources/user/users.ts';

/** Everything about the borrower who calls. That a copy was made is itself recorded, and in the next copy. */
export async function downloadPersonalData(context: RequestContext<Borrower>, id: string) {
  const { actor, brand, db, today } = context;
  const user = id === actor.subjectId ? await findUser(context, db, actor) : undefined;
  if (!user) return refuse('notFound');
  const bytes = await personalFiles(context, actor, user);
  await recordAudit(context, db, {
    ...actor,
    actor: 'borrower',
    action: 'personal-data-downloaded',
    subjectType: 'user',
    subjectId: user.id,
  });
  return accept({
    bytes,
    contentType: 'application/zip',
    filename: `${brand.id}-everything-about-me-${today}.zip`,
    isDownload: true,
  });
}
