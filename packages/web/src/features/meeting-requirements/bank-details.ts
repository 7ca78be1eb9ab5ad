import { parseName } from '@fairlead/core/person/name';
import { parseAccountNumber, parseSortCode } from '@fairlead/core/bank-account/sort-code';
import type { ApiError } from '../../state/api-error.ts';
import { ERRORS } from './errors.ts';

export type BankDetails = {
  accountName: string;
  sortCode: string;
  accountNumber: string;
  isSoleHolder: boolean;
};

export type BankProblems = { [F in keyof BankDetails]?: string };

type Parsed<R extends string> = { ok: true } | { ok: false; refusal: R };

function entry<R extends string>(
  field: keyof BankDetails,
  parsed: Parsed<R>,
  words: Record<R, string>,
): BankProblems {
  return parsed.ok ? {} : { [field]: words[parsed.refusal] };
}

/** Empty when the form can be sent. Sort codes and numbers may be typed with any spacing. */
export function checkBankDetails({
  accountName,
  sortCode,
  accountNumber,
  isSoleHolder,
}: BankDetails): BankProblems {
  return {
    ...entry('accountName', parseName(accountName), ERRORS.accountName),
    ...entry('sortCode', parseSortCode(sortCode), ERRORS.sortCode),
    ...entry('accountNumber', parseAccountNumber(accountNumber), ERRORS.accountNumber),
    ...(isSoleHolder ? {} : { isSoleHolder: ERRORS.isSoleHolder.empty }),
  };
}

/** What the bank's answer makes of the fields. */
const REFUSED: Readonly<Record<string, BankProblems>> = {
  accountNameDoesNotMatch: { accountName: ERRORS.accountName['no-match'] },
  accountNameIsClose: { accountName: ERRORS.accountName['close-match'] },
  accountNotPossible: {
    sortCode: ERRORS.sortCode.impossible,
    accountNumber: ERRORS.accountNumber.impossible,
  },
  accountCannotBeChecked: { accountNumber: ERRORS.accountNumber['cannot-check'] },
};

const FIELDS: readonly (keyof BankDetails)[] = ['accountName', 'sortCode', 'accountNumber'];

/** The problems of a refusal, or null when it is none of the fields'. */
export function refusedDetails({
  type,
  fields = {},
}: Pick<ApiError, 'type' | 'fields'>): BankProblems | null {
  const known = REFUSED[type];
  if (known) return known;
  if (type !== 'validationFailed') return null;
  const named = FIELDS.flatMap(
    (field) => fields[field]?.slice(0, 1).map((message) => [field, message]) ?? [],
  );
  return named.length > 0 ? (Object.fromEntries(named) as BankProblems) : null;
}

const TELLS_NAME = /^Your bank has the name (.+)$/;

/** On a close match the bank tells the name that it has; it would match. */
export function suggestedName({ type, fields }: Pick<ApiError, 'type' | 'fields'>): string | null {
  const [told = ''] = fields?.accountName ?? [];
  return type === 'accountNameIsClose' ? (TELLS_NAME.exec(told)?.[1] ?? null) : null;
}
