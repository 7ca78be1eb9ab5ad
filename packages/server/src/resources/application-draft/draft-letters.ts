import type { BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { draftLinkPath } from '@fairlead/contract/web/account-paths';
import { DRAFT_LINK_DAYS, FORM_PAGE_WORDS } from '@fairlead/core/application/unfinished-form';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '@fairlead/core/retention/retention-words';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit, type AuditMakers } from '../audit/audit-store.ts';
import { writeLetter } from '../outbox/write-letter.ts';
import { ownerOfMailbox } from '../message/owner-of-mailbox.ts';
import { queueEmail } from '../outbox/outbox.ts';
import { emailOfDraft, issueDraftLink } from './application-draft.ts';
import type { DraftRow } from './application-draft-store.ts';

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'> & AuditMakers;

/** Why the email is sent: because it is time, or because someone asked. */
type Occasion = 'draft-reminder' | 'draft-link';

/**
 * Writes to the address in a form, with a link of its own. The address may be anyone's, so the email contains nothing
 * that was typed.
 */
export async function writeAboutDraft(
  services: Writer,
  tx: Db,
  draft: DraftRow,
  occasion: Occasion,
): Promise<void> {
  const token = await issueDraftLink(services, tx, draft);
  const to = emailOfDraft(services.cipher, draft);
  const owner = await ownerOfMailbox(services, tx, draft.brand_id, to);
  const letter = letterAbout(draft, {
    to,
    url: `${services.config.publicUrls[draft.brand_id]}${draftLinkPath(token)}`,
  });
  await queueEmail(services, tx, owner, occasion, letter);
  await auditDraft(services, tx, draft, `${occasion}-sent`, occasion === 'draft-link' ? 'anyone' : 'system');
}

function letterAbout(
  { brand_id, page }: { readonly brand_id: BrandId; readonly page: DraftRow['page'] },
  { to, url }: { readonly to: string; readonly url: string },
) {
  return writeLetter(BRANDS[brand_id], {
    to,
    subject: 'Continue your application',
    greeting: 'Hello,',
    paragraphs: [
      `You got as far as ${FORM_PAGE_WORDS[page]}.`,
      `We’ve saved your answers, and the link opens them on any device. It works once, for ${DRAFT_LINK_DAYS} days. We delete the answers ${keptForWords(RETENTION_PERIODS.drafts)} after the last change.`,
      'If you don’t want these emails, open the link and press “Stop these emails”. “Delete my answers” is there too.',
      'If you didn’t start an application, someone typed your email address by mistake. You don’t need to do anything.',
    ],
    action: { label: 'Continue your application', url },
  });
}

/** What happened to a draft, which names no one. */
export function auditDraft(
  makers: AuditMakers,
  tx: Db,
  { id, brand_id }: Pick<DraftRow, 'id' | 'brand_id'>,
  action: string,
  actor = 'anyone',
): Promise<void> {
  return recordAudit(makers, tx, {
    brandId: brand_id,
    userId: null,
    actor,
    action,
    subjectType: 'application-draft',
    subjectId: id,
  });
}
