import { BRANDS } from '@fairlead/brands/brands';
import { nextReminderAt, sameTimeAfter } from '@fairlead/core/application/unfinished-form';
import { CONTACT_QUESTIONS } from '@fairlead/core/contact/contact-permissions';
import { DAY } from '@fairlead/contract/wire/rate-limit';
import type { AppServices } from '../context.ts';
import type { Instant } from '../database/columns.ts';
import { transaction, type Db } from '../database/database.ts';
import {
  hasAppliedSince,
  listDueDrafts,
  lockDraft,
  updateDraft,
  type DraftRow,
} from '../resources/application-draft/application-draft-store.ts';
import { isAddressStopped } from '../resources/application-draft/stopped-address-store.ts';
import { emailOfDraft } from '../resources/application-draft/application-draft.ts';
import { writeAboutDraft } from '../resources/application-draft/draft-letters.ts';
import { listNewestPermissions } from '../resources/contact-permission/contact-permission-store.ts';
import { countOne } from '../resources/rate-limit/rate-limit.ts';
import { findUserByEmail } from '../resources/user/users.ts';

const BATCH = 100;

/** A form’s first save can arrive after the form itself was sent. */
const OVERTAKEN_MS = 3_600_000;

/** Reminders to one address, which anyone can type into any number of forms. Others wait a day. */
const REMINDERS = { calls: 3, perMinutes: DAY };

/**
 * Emails the applicants of unfinished forms a day and seven days after the last change, by the business clock, so that
 * the time machine shows it. Each is a transaction of its own; a repeated sweep finds what is still due.
 */
export async function remindOfDrafts(services: AppServices): Promise<void> {
  const now = await services.clock.now();
  for (const due of await listDueDrafts(services.db, now, BATCH)) {
    // One that cannot be sent does not stop the others.
    await transaction(services.db, (tx) => remindOnce(services, tx, due, now)).catch((error: unknown) =>
      services.log.error({ err: error, draftId: due.id }, 'no reminder of a draft'),
    );
  }
}

async function remindOnce(
  services: AppServices,
  tx: Db,
  { id, brand_id }: Pick<DraftRow, 'id' | 'brand_id'>,
  now: Instant,
): Promise<void> {
  const draft = await lockDraft(tx, brand_id, id);
  // It was sent, deleted, changed or reminded of meanwhile.
  if (!draft?.next_reminder_at || draft.next_reminder_at > now) return;
  if (!(await isWanted(services, tx, draft))) return updateDraft(tx, draft, { next_reminder_at: null });
  const nowMs = Date.parse(now);
  const address = `draft-reminder/${brand_id}/${draft.email_index}`;
  if ((await countOne(services, tx, address, REMINDERS)).tooMany > 0)
    return updateDraft(tx, draft, { next_reminder_at: iso(sameTimeAfter(nowMs, 1)) });
  await writeAboutDraft(services, tx, draft, 'draft-reminder');
  const reminders_sent = draft.reminders_sent + 1;
  const next = nextReminderAt(Date.parse(draft.changed_at), reminders_sent, nowMs);
  await updateDraft(tx, draft, { reminders_sent, next_reminder_at: next === null ? null : iso(next) });
}

const iso = (ms: number): Instant => new Date(ms).toISOString();

/**
 * Not by an address that has stopped these emails, by someone who has applied since, from whichever browser, nor by an
 * account that has said no to reminders.
 */
async function isWanted(services: AppServices, tx: Db, draft: DraftRow): Promise<boolean> {
  const { brand_id: brandId } = draft;
  if (await isAddressStopped(tx, brandId, draft.email_index)) return false;
  const user = await findUserByEmail(services, tx, brandId, emailOfDraft(services.cipher, draft));
  if (!user) return true;
  const owner = { userId: user.id, brandId };
  const since = iso(Date.parse(draft.created_at) - OVERTAKEN_MS);
  if (await hasAppliedSince(tx, owner, since)) return false;
  const { reminders } = CONTACT_QUESTIONS[BRANDS[brandId].config.productId];
  const said = await listNewestPermissions(tx, owner);
  return said.find(({ permission }) => permission === reminders)?.allowed !== false;
}
