import {
  checkChosenAddress,
  checkPostCode,
  checkTypedAddress,
} from '../../../../parts/application/check-address.ts';
import type { AddressFields } from '../../../../resources/draft/draft.ts';
import { only, type Problems } from '../../../../resources/problems.ts';
import { STAY_EMPTY } from './words.ts';

type Check = (fields: AddressFields) => Problems;

/** An address that is typed manually needs no postcode to be found by. */
export const checkFind =
  (index: 0 | 1): Check =>
  ({ addresses }) =>
    addresses[index].populateManually ? {} : checkPostCode(addresses[index]);

export const checkChoice =
  (index: 0 | 1): Check =>
  ({ addresses }) =>
    checkChosenAddress(addresses[index]);

export const checkManual =
  (index: 0 | 1): Check =>
  ({ addresses }) =>
    checkTypedAddress(addresses[index]);

export const checkStay: Check = ({ addresses: [{ period }] }) =>
  only({ 'addresses.0.period': period === null ? STAY_EMPTY : undefined });
