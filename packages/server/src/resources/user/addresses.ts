import type { address } from '@fairlead/contract/address';
import type { Day } from '@fairlead/core/calendar/day';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { ADDRESS_ERRORS, isFilledAddress } from '@fairlead/core/person/address';
import { parsePostcode, POSTCODE_ERRORS } from '@fairlead/core/person/postcode';
import { tableOf } from '@fairlead/core/records';
import type { z } from 'zod';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import { objectIn, sealText } from '../sealed-columns/sealed-columns.ts';
import { listUserAddresses, replaceUserAddresses, type Owner, type UserAddressRow } from './user-store.ts';

export type UserAddress = z.output<typeof address>;

type Given = Readonly<Record<Exclude<keyof UserAddress, 'postCode'>, string | null>> & {
  readonly postCode: string;
};

const LINES = ['houseNumber', 'flatNumber', 'line1', 'line2', 'town', 'county'] as const;
const FIELDS = [...LINES, 'postCode'] as const;

/** An address as it is stored, and what is wrong with it, by its field. */
export function readAddress(given: Given): {
  readonly address: UserAddress;
  readonly problems: Readonly<Record<string, string>>;
} {
  const postCode = parsePostcode(given.postCode);
  const address = {
    ...tableOf(LINES, (line) => given[line] || null),
    postCode: postCode.ok ? postCode.value : '',
  };
  return {
    address,
    problems: {
      ...(isFilledAddress(given) ? {} : { line1: ADDRESS_ERRORS.empty }),
      ...(postCode.ok ? {} : { postCode: POSTCODE_ERRORS[postCode.refusal] }),
    },
  };
}

/** An address on its own, as it is stored; refused with what is wrong, by its field. */
export function acceptAddress(given: Given): Outcome<UserAddress, 'validationFailed'> {
  const { address, problems } = readAddress(given);
  const wrong = Object.entries(problems).map(([field, message]) => [field, [message]] as const);
  return wrong.length > 0
    ? refuse('validationFailed', { fields: Object.fromEntries(wrong) })
    : accept(address);
}

type Makers = Pick<AppServices, 'cipher' | 'newId'> & { readonly today: Day };

export function openAddress(cipher: Cipher, row: UserAddressRow): UserAddress {
  return objectIn(cipher, 'user_addresses', row) as UserAddress; // as `newRow` wrote it
}

/** An address that is given today. */
function newRow({ cipher, newId, today }: Makers, { userId, brandId }: Owner, given: UserAddress) {
  const id = newId();
  const text = JSON.stringify(tableOf(FIELDS, (field) => given[field]));
  return {
    id,
    user_id: userId,
    brand_id: brandId,
    address_encrypted: sealText(cipher, 'user_addresses', id, text),
    recorded_on: today,
    replaced_on: null,
  };
}

const inOrder = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, position) => ({ ...row, position }));

/** Replaces the user's addresses; the current one first. */
export async function rewriteAddresses(
  makers: Makers,
  tx: Db,
  owner: Owner,
  addresses: readonly UserAddress[],
): Promise<void> {
  const rows = addresses.map((given) => newRow(makers, owner, given));
  await replaceUserAddresses(tx, owner, inOrder(rows));
}

export const isSameAddress = (one: UserAddress, other: UserAddress): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/**
 * Makes this the current address; the one before it stays, with the day on which it was replaced. The borrower is held.
 * False where they have it already.
 */
export async function moveTo(makers: Makers, tx: Db, owner: Owner, given: UserAddress): Promise<boolean> {
  const [present, ...earlier] = await listUserAddresses(tx, owner);
  if (present && isSameAddress(openAddress(makers.cipher, present), given)) return false;
  const replaced = present ? [{ ...present, replaced_on: makers.today }] : [];
  const rows = [newRow(makers, owner, given), ...replaced, ...earlier];
  await replaceUserAddresses(tx, owner, inOrder(rows));
  return true;
}
