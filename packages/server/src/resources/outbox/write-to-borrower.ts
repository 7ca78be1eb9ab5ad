import type { BrandDictionary } from '@fairlead/brands/brand-record';
import { BRANDS } from '@fairlead/brands/brands';
import { MESSAGE_KINDS, type KindOf, type MessageKind } from '@fairlead/core/contact/message-kinds';
import type { EmailAttachment } from '@fairlead/providers/email/port';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordContact, type LoanOwner, type RecordedKind } from '../contact/contact-ledger.ts';
import type { Owner } from '../user/user-store.ts';
import { findUser } from '../user/users.ts';
import type { Letter, LetterFigure } from './letter.ts';
import { queueAdmitted, queueEmail } from './outbox.ts';
import { writeLetter } from './write-letter.ts';

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'>;

/** An email to a borrower, before it is addressed. */
export interface BorrowerLetter {
  readonly subject: string;
  readonly figure?: LetterFigure;
  readonly paragraphs: readonly string[];
  /** The one thing to do; `path` is an address of the brand's own site. */
  readonly action?: { readonly label: string; readonly path: string };
}

/** An email of the brand to one of its borrowers. */
export function addressedTo(
  { config }: Pick<Writer, 'config'>,
  { brandId }: Pick<Owner, 'brandId'>,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  { action, ...words }: BorrowerLetter,
): ReturnType<typeof writeLetter> {
  const link = action && { label: action.label, url: `${config.publicUrls[brandId]}${action.path}` };
  const letter: Letter = { ...words, to: email, greeting: `Hello ${firstName},` };
  return writeLetter(BRANDS[brandId], link ? { ...letter, action: link } : letter);
}

/** Queues an email to the borrower, in the transaction of what it reports. */
export async function writeToBorrower(
  services: Writer,
  tx: Db,
  owner: Owner,
  template: KindOf<'answer' | 'security'>,
  letter: BorrowerLetter,
  sendAt?: Date,
): Promise<void> {
  const user = await findUser(services, tx, owner);
  if (!user) throw new Error(`there is no user ${owner.userId} to write to`);
  await queueEmail(services, tx, owner, template, addressedTo(services, owner, user, letter), sendAt);
}

/** What is written about a loan. */
export interface LoanMessage {
  readonly letter: BorrowerLetter;
  readonly attachments?: readonly EmailAttachment[];
  /** A text message of at most 160 characters. */
  readonly text?: (dictionary: BrandDictionary) => string;
}

const isRecorded = (kind: MessageKind): kind is RecordedKind =>
  MESSAGE_KINDS[kind] === 'reminder' || MESSAGE_KINDS[kind] === 'statutory';

/**
 * Queues a message about a loan, in the transaction of what it reports. The contact ledger decides whether, how and when
 * a reminder is sent, by the kind alone. A number that no code has proved, or whose holder replied STOP, gets no text.
 */
export async function writeAboutLoan(
  services: Writer & Pick<AppServices, 'clock'>,
  tx: Db,
  owner: LoanOwner,
  kind: MessageKind,
  { letter, attachments, text }: LoanMessage,
): Promise<void> {
  const user = await findUser(services, tx, owner);
  if (!user) throw new Error(`there is no user ${owner.userId} to write to`);
  const canText = text !== undefined && user.isNumberProven && !user.hasStoppedTexts;
  const admitted = isRecorded(kind)
    ? await recordContact(services, tx, owner, { kind, canText })
    : { channels: canText ? ['email', 'sms'] : ['email'], sendAt: undefined };
  if (admitted === null) return;
  const { channels, sendAt } = admitted;
  const email = { ...addressedTo(services, owner, user, letter), ...(attachments && { attachments }) };
  const sms = text && { to: user.mobileNumber, text: text(BRANDS[owner.brandId].dictionary) };
  await queueAdmitted(
    services,
    tx,
    owner,
    kind,
    { ...(channels.includes('email') && { email }), ...(sms && channels.includes('sms') && { sms }) },
    sendAt,
  );
}
