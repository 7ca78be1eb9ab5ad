import type { address } from '@fairlead/contract/address';
import type { Day } from '@fairlead/core/calendar/day';
import { ADDRESS_ERRORS, isFilledAddress } from '@fairlead/core/person/address';
import { parsePostcode, POSTCODE_ERRORS } from '@fairlead/core/person/postcode';
import { tableOf } from '@fairlead/core/records';
import type { z } from 'zod';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { listUserAddresses, replaceUserAddresses, type Owner, type UserAddressRow } from './user-store.ts';

export type UserAddress = z.output<typeof address>;

type Given = Readonly<Record<Exclude<keyof UserAddress, 'postCode'>, string | null>> & {
  readonly postCode: string;
};

const LINES = ['houseNumber', 'flatNumber', 'line1', 'line2', 'town', 'county'] as const;

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

type Makers = Pick<AppServices, 'newId'> & { readonly today: Day };

type Place = Pick<UserAddressRow, 'id' | 'recorded_on' | 'replaced_on'>;

function rowOf({ userId, brandId }: Owner, given: UserAddress, place: Place) {
  return {
    ...place,
    user_id: userId,
    brand_id: brandId,
    house_number: given.houseNumber,
    flat_number: given.flatNumber,
    line1: given.line1,
    line2: given.line2,
    town: given.town,
    county: given.county,
    post_code: given.postCode,
  };
}

const inOrder = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, position) => ({ ...row, position }));

/** Replaces the user's addresses; the current one first. */
export async function rewriteAddresses(
  { newId, today }: Makers,
  tx: Db,
  owner: Owner,
  addresses: readonly UserAddress[],
): Promise<void> {
  const rows = addresses.map((given) =>
    rowOf(owner, given, { id: newId(), recorded_on: today, replaced_on: null }),
  );
  await replaceUserAddresses(tx, owner, inOrder(rows));
}

const COMPARED = ['house_number', 'flat_number', 'line1', 'line2', 'town', 'county', 'post_code'] as const;

/**
 * Makes this the current address; the one before it stays, with the day on which it was replaced. The borrower is held.
 * False where they have it already.
 */
export async function moveTo(
  { newId, today }: Makers,
  tx: Db,
  owner: Owner,
  given: UserAddress,
): Promise<boolean> {
  const before = await listUserAddresses(tx, owner);
  const row = rowOf(owner, given, { id: newId(), recorded_on: today, replaced_on: null });
  const [present, ...earlier] = before;
  if (present && COMPARED.every((column) => present[column] === row[column])) return false;
  const replaced = present ? [{ ...present, replaced_on: today }] : [];
  await replaceUserAddresses(tx, owner, inOrder([row, ...replaced, ...earlier]));
  return true;
}
