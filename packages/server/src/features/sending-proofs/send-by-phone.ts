import type { Endpoints } from '@fairlead/contract/endpoints';
import { uploadLimit } from '@fairlead/contract/proofs/proof';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { MOST_FILES, type ProofKind } from '@fairlead/core/requirement/proof';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import type { Db } from '../../database/database.ts';
import { count } from '../../http/pipeline/rate-limits.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';
import { keepFile } from '../../resources/requirement/attachment-files.ts';
import { listCounting } from '../../resources/requirement/attachment-store.ts';
import {
  countSentBy,
  findPhoneLink,
  lockPhoneLink,
  type PhoneLinkRow,
} from '../../resources/requirement/phone-link-store.ts';
import {
  isLive,
  movePhoneLink,
  phoneKeyHash,
  phoneTokenHash,
} from '../../resources/requirement/phone-link.ts';
import { payslipIn, readsPayslips } from '../../resources/requirement/present-payslip.ts';
import type { RequirementRow } from '../../resources/requirement/requirement-store.ts';
import { findUser } from '../../resources/user/users.ts';
import { oneAtATime } from '../../uploads/one-at-a-time.ts';
import { readUpload } from '../../uploads/read-upload.ts';
import { askedById, taking, takingById } from './asked-proof.ts';
import { CALL_OF } from './proof-calls.ts';
import { storeFile } from './take-file.ts';

/** What a phone holds: the token of the link, and the key that it made. */
interface Held {
  readonly token: string;
  readonly key: string;
}

/** What a phone asks for: with the session of no one, also where one is signed in on it. */
interface ByPhone {
  readonly context: RequestContext<null>;
  readonly link: PhoneLinkRow;
  readonly keyHash: string;
}

/** Does what a phone asks for, with the rows of the borrower who made its link and of no one else. */
async function forPhone<T>(
  context: RequestContext,
  { token, key }: Held,
  work: (phone: ByPhone) => Promise<T>,
) {
  const { brand, cipher, db } = context;
  const link = await findPhoneLink(db, brand.id, phoneTokenHash(cipher, token));
  if (!link) return refuse('phoneLinkEnded');
  const keyHash = phoneKeyHash(cipher, key);
  return actAs(link.user_id, () => work({ context: { ...context, actor: null }, link, keyHash }));
}

const senderOf = ({ context: { today }, link }: ByPhone) => ({
  actor: { userId: link.user_id, brandId: link.brand_id },
  today,
});

/** The link, while it works for this phone: the one that opened it, or any while none has. */
async function working(db: Db, { context, keyHash }: ByPhone, link: PhoneLinkRow) {
  if (!(await isLive(context, db, link))) return refuse('phoneLinkEnded');
  const isOwn = link.opened_by_key_hash === null || link.opened_by_key_hash === keyHash;
  return isOwn ? accept(link) : refuse('phoneLinkTaken');
}

/**
 * The link, held, and bound to this phone if it was bound to none: the first phone is the only one. Its
 * application is held before.
 */
async function bound(tx: Db, phone: ByPhone) {
  const { context, keyHash } = phone;
  const held = await lockPhoneLink(tx, phone.link);
  const found = held ? await working(tx, phone, held) : refuse('phoneLinkEnded');
  if (!found.ok && found.refusal === 'phoneLinkTaken') await auditTaken(tx, phone);
  if (!found.ok || found.value.state !== 'waiting') return found;
  return accept(await movePhoneLink(tx, context, found.value, { event: 'opened', keyHash }));
}

/** Another phone has the link: someone may have forwarded it. */
function auditTaken(tx: Db, { context, link }: ByPhone): Promise<void> {
  return recordRefusedAttempt(context, tx, `phone-link/${link.id}`, {
    brandId: link.brand_id,
    userId: link.user_id,
    actor: 'anyone',
    action: 'phone-link-refused',
    subjectType: 'loan-application',
    subjectId: link.application_id,
    detail: { link: link.id, network: context.networkHash() },
  });
}

async function roomFor(db: Db, requirement: RequirementRow): Promise<number> {
  return Math.max(0, MOST_FILES - (await listCounting(db, requirement)).length);
}

/** Opens a link: the phone learns the first name and the proof, and nothing else of the account. */
export function openPhoneLink(context: RequestContext, held: Held) {
  return forPhone(context, held, (phone) =>
    context.transaction(async (tx) => {
      const found = await askedById(tx, senderOf(phone), phone.link.requirement_id, true);
      const link = await bound(tx, phone);
      if (!link.ok) return link;
      if (!found.ok) return found;
      const { requirement } = found.value;
      if (requirement.state === 'Met') return refuse('proofIsAccepted');
      const user = await findUser(context, tx, senderOf(phone).actor);
      return accept({
        '@type': 'phone-upload' as const,
        firstName: user?.firstName ?? '',
        proof: requirement.kind,
        room: await roomFor(tx, requirement),
        files: await countSentBy(tx, link.value),
        expiresAt: link.value.expires_at,
      });
    }),
  );
}

/** Stores a file that a phone sends. It counts as one of the borrower's own. */
export function sendByPhone(context: RequestContext, body: BodyOf<Endpoints['sendByPhone']>) {
  return forPhone(context, body, (phone) => oneAtATime(phone.link.user_id, () => readAndStore(phone, body)));
}

async function readAndStore(phone: ByPhone, { filename, content }: BodyOf<Endpoints['sendByPhone']>) {
  const { context } = phone;
  const { db, providers } = context;
  const link = await working(db, phone, phone.link);
  if (!link.ok) return link;
  const before = await takingById(db, senderOf(phone), phone.link.requirement_id, false);
  if (!before.ok) return before;
  await countUpload(phone, before.value.requirement.kind);
  const readsText = before.value.requirement.kind === 'income' && readsPayslips(context.config);
  const file = await readUpload(providers.virusScan, content, readsText);
  if (!file.ok) return file;
  const { text, ...taken } = file.value;
  const kept = await keepFile(context, context.newId(), taken);
  const payslip = readsText ? payslipIn(context.cipher, before.value.application, text) : null;
  const answer = await context.transaction((tx) => store(tx, phone, { kept, filename, payslip }));
  context.wakeWorker();
  return answer;
}

/** The application is held before the link, as everywhere; the link is looked at first. */
async function store(
  tx: Db,
  phone: ByPhone,
  file: Pick<Parameters<typeof storeFile>[3], 'kept' | 'filename' | 'payslip'>,
) {
  const found = await askedById(tx, senderOf(phone), phone.link.requirement_id, true);
  const link = await bound(tx, phone);
  if (!link.ok) return link;
  if (!found.ok) return found;
  const open = await taking(tx, found.value);
  if (!open.ok) return open;
  const { id } = link.value;
  await storeFile(tx, phone.context, open.value, { ...file, phoneLinkId: id, from: { phoneLink: id } });
  return accept({
    files: await countSentBy(tx, link.value),
    room: await roomFor(tx, open.value.requirement),
  });
}

/** Counts a file with those that the borrower's own session sends for this proof. */
async function countUpload({ context, link }: ByPhone, kind: ProofKind): Promise<void> {
  const call = CALL_OF[kind];
  await count(context, `${call}/account/${link.user_id}`, uploadLimit.perAccount);
}

/** Everything was sent. Said again, by the same phone, it changes nothing. */
export function finishByPhone(context: RequestContext, held: Held) {
  return forPhone(context, held, (phone) =>
    context.transaction(async (tx) => {
      const row = await lockPhoneLink(tx, phone.link);
      const isDone = row?.state === 'finished' && row.opened_by_key_hash === phone.keyHash;
      const link = isDone ? accept(row) : await bound(tx, phone);
      if (!link.ok) return link;
      if (!isDone) await movePhoneLink(tx, phone.context, link.value, { event: 'finished' });
      return accept({ files: await countSentBy(tx, link.value) });
    }),
  );
}
