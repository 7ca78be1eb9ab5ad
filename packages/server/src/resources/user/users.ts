import type { BrandId } from '@fairlead/brands/brand';
import { day, type Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import { objectIn, sealText } from '../sealed-columns/sealed-columns.ts';
import { rewriteAddresses, type UserAddress } from './addresses.ts';
import {
  findUserRow,
  findUserRowByEmail,
  insertUser,
  lockUser,
  updateMobileNumber,
  updateTextsStopped,
  updateUserIdentity,
  type Owner,
  type UserRow,
} from './user-store.ts';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

export interface Identity extends Name {
  readonly dateOfBirth: Day;
}

export interface NewUser extends Identity {
  readonly brandId: BrandId;
  /** Normalised by core's `parseEmail`. */
  readonly email: string;
  /** E.164, as core's `parseUkMobile` makes it. */
  readonly mobileNumber: string;
  /** The current one first. */
  readonly addresses: readonly UserAddress[];
}

/** A borrower as their own brand knows them, opened. */
export interface User extends Name {
  readonly id: string;
  readonly brandId: BrandId;
  readonly email: string;
  readonly mobileNumber: string;
  readonly roles: readonly string[];
  /** Whether a link in the mailbox has been opened: until then the address may be another person's. */
  readonly isEmailProven: boolean;
  /** Whether a code has been given that was sent to the number of then. */
  readonly isMobileProven: boolean;
  /** Whether a code has been given that was sent to the present number: until then it may be another person's. */
  readonly isNumberProven: boolean;
  /** Whether the holder of the present number has replied STOP, so that no text can be sent to it. */
  readonly hasStoppedTexts: boolean;
}

/** Whether the borrower has shown that the account is theirs, by mailbox or by phone. */
export const isProven = ({ isEmailProven, isMobileProven }: User): boolean => isEmailProven || isMobileProven;

/** The roles of everyone who has applied. */
export const BORROWER_ROLES = ['BORROWER'] as const;

type Makers = Pick<AppServices, 'cipher' | 'newId' | 'wallNow'> & { readonly today: Day };

const placeOf = (row: string, column: string) => ({ table: 'users', row, column });

const sealName = (cipher: Cipher, userId: string, { firstName, lastName }: Name) =>
  sealText(cipher, 'users', userId, JSON.stringify({ firstName, lastName }));

/** Finds what is an email address's without reading the address. */
export function emailIndex(cipher: Cipher, email: string): string {
  return cipher.blindIndex('email', email.toLowerCase());
}

function opened(cipher: Cipher, row: UserRow): User {
  const { firstName, lastName } = objectIn(cipher, 'users', row) as Name; // as `sealName` wrote it
  return {
    id: row.id,
    brandId: row.brand_id,
    email: cipher.open(placeOf(row.id, 'email'), row.email_encrypted),
    firstName,
    lastName,
    mobileNumber: cipher.open(placeOf(row.id, 'mobile_number'), row.mobile_number_encrypted),
    roles: row.roles,
    isEmailProven: row.email_proven_at !== null,
    isMobileProven: row.mobile_proven_at !== null,
    isNumberProven: row.number_proven_at !== null,
    hasStoppedTexts: row.texts_stopped_at !== null,
  };
}

export async function findUser(
  { cipher }: Pick<AppServices, 'cipher'>,
  db: Db,
  owner: Owner,
): Promise<User | undefined> {
  const row = await findUserRow(db, owner);
  return row && opened(cipher, row);
}

/** The same with the date of birth, which only a decision needs. */
export async function findUserWithBirthDate(
  { cipher }: Pick<AppServices, 'cipher'>,
  db: Db,
  owner: Owner,
): Promise<(User & Identity) | undefined> {
  const row = await findUserRow(db, owner);
  if (!row) return undefined;
  const dateOfBirth = cipher.open(placeOf(row.id, 'date_of_birth'), row.date_of_birth_encrypted);
  return { ...opened(cipher, row), dateOfBirth: day(dateOfBirth) };
}

/** The borrower of this brand with this email address, in any case. */
export async function findUserByEmail(
  { cipher }: Pick<AppServices, 'cipher'>,
  db: Db,
  brandId: BrandId,
  email: string,
): Promise<User | undefined> {
  const row = await findUserRowByEmail(db, brandId, emailIndex(cipher, email));
  return row && opened(cipher, row);
}

/** Makes a user with this id; false when the brand already has a user with the email address. */
export async function registerUser(
  { cipher, newId, today, wallNow }: Makers,
  tx: Db,
  id: string,
  user: NewUser,
): Promise<boolean> {
  const isNew = await insertUser(tx, {
    id,
    brand_id: user.brandId,
    email_index: emailIndex(cipher, user.email),
    email_encrypted: cipher.seal(placeOf(id, 'email'), user.email),
    name_encrypted: sealName(cipher, id, user),
    date_of_birth_encrypted: cipher.seal(placeOf(id, 'date_of_birth'), user.dateOfBirth),
    mobile_number_encrypted: cipher.seal(placeOf(id, 'mobile_number'), user.mobileNumber),
    roles: json(BORROWER_ROLES),
    created_at: wallNow().toISOString(),
  });
  if (!isNew) return false;
  const owner = { userId: id, brandId: user.brandId };
  await rewriteAddresses({ cipher, newId, today }, tx, owner, user.addresses);
  return true;
}

/** Puts another number in place of the user's: in E.164, as core's `parseUkMobile` makes it. */
export async function replaceMobileNumber(
  { cipher }: Pick<AppServices, 'cipher'>,
  tx: Db,
  owner: Owner,
  mobileNumber: string,
): Promise<void> {
  await updateMobileNumber(tx, owner, cipher.seal(placeOf(owner.userId, 'mobile_number'), mobileNumber));
}

/** Notes that the holder of this number has replied STOP, where it is still the user's; whether it was news. */
export async function stopTexts(
  { cipher, wallNow }: Pick<AppServices, 'cipher' | 'wallNow'>,
  tx: Db,
  owner: Owner,
  mobileNumber: string,
): Promise<boolean> {
  await lockUser(tx, owner);
  const user = await findUser({ cipher }, tx, owner);
  if (user?.mobileNumber !== mobileNumber || user.hasStoppedTexts) return false;
  await updateTextsStopped(tx, owner, wallNow().toISOString());
  return true;
}

/** Corrects who the user is, as an address mismatch update gives it. */
export async function correctIdentity(
  { cipher }: Pick<AppServices, 'cipher'>,
  tx: Db,
  owner: Owner,
  identity: Identity,
): Promise<void> {
  await updateUserIdentity(tx, owner, {
    name_encrypted: sealName(cipher, owner.userId, identity),
    first_name: null,
    last_name: null,
    date_of_birth_encrypted: cipher.seal(placeOf(owner.userId, 'date_of_birth'), identity.dateOfBirth),
  });
}
