import { displayDay } from '@fairlead/core/calendar/display';
import type { DataOf } from '@fairlead/contract/wire/client';
import { addressLines } from '../../resources/address.ts';

type AddressRecord = NonNullable<DataOf<'readUser'>['addressHistory']>[number];

/** An address on one line, with the time for which we had it. */
export type AddressRow = { address: string; dates: string };

function datesOf({ recordedOn, replacedOn }: AddressRecord): string {
  if (recordedOn !== null && replacedOn !== null)
    return `${displayDay(recordedOn)} to ${displayDay(replacedOn)}`;
  if (replacedOn !== null) return `Until ${displayDay(replacedOn)}`;
  return recordedOn === null ? 'Before that' : `Added on ${displayDay(recordedOn)}`;
}

/** The present address line by line; empty where there is none. */
export function presentLines(history: readonly AddressRecord[]): readonly string[] {
  const [present] = history;
  return present ? addressLines(present) : [];
}

/** The addresses before the present one, newest first. */
export function earlierAddresses(history: readonly AddressRecord[]): readonly AddressRow[] {
  return history.slice(1).map((record) => ({
    address: addressLines(record).join(', '),
    dates: datesOf(record),
  }));
}
