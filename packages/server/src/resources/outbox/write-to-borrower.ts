import type { BrandDictionary } from '@fairlead/brands/brand-record';
import { BRANDS } from '@fairlead/brands/brands';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import { findUser } from '../user/users.ts';
import { writeLetter, type Letter } from './letter.ts';
import { queueEmail, queueSms } from './outbox.ts';

type Writer = Pick<AppServices, 'cipher' | 'config' | 'newId' | 'wallNow'>;

/** An email to a borrower, before it is addressed. */
export interface BorrowerLetter {
  readonly subject: string;
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

/** Queues an email to the borrower, in the transaction of what it reports. `template` names its kind. */
export async function writeToBorrower(
  services: Writer,
  tx: Db,
  owner: Owner,
  template: string,
  letter: BorrowerLetter,
  sendAt?: Date,
): Promise<void> {
  const user = await findUser(services, tx, owner);
  if (!user) throw new Error(`there is no user ${owner.userId} to write to`);
  await queueEmail(services, tx, owner, template, addressedTo(services, owner, user, letter), sendAt);
}

/**
 * Queues a text message of at most 160 characters to the borrower. A number that no code has proved, or whose holder
 * replied STOP, gets none.
 */
export async function textBorrower(
  services: Writer,
  tx: Db,
  owner: Owner,
  template: string,
  text: (dictionary: BrandDictionary) => string,
  sendAt?: Date,
): Promise<void> {
  const user = await findUser(services, tx, owner);
  if (!user?.isNumberProven || user.hasStoppedTexts) return;
  const message = { to: user.mobileNumber, text: text(BRANDS[owner.brandId].dictionary) };
  await queueSms(services, tx, owner, template, message, sendAt);
}
