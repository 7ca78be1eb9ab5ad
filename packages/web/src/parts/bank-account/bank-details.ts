import { ACCOUNT_NAME_ERRORS, nameInCloseNameError } from '@fairlead/core/bank-account/account-name';
import {
  ACCOUNT_NUMBER_ERRORS,
  parseAccountNumber,
  parseSortCode,
  SORT_CODE_ERRORS,
} from '@fairlead/core/bank-account/sort-code';
import { messageFor } from '@fairlead/core/outcome';
import { parseName } from '@fairlead/core/person/name';
import { hasProblems, only, type Problems } from '../../resources/problems.ts';
import type { ApiError } from '../../state/api-error.ts';

export type BankDetails = {
  accountName: string;
  sortCode: string;
  accountNumber: string;
  isSoleHolder: boolean;
};

export type BankProblems = Problems<keyof BankDetails>;

const NOT_SOLE_HOLDER = 'Confirm that you can authorise Direct Debits from this account on your own';

/** Empty when the form can be sent. Sort codes and numbers may be typed with any spacing. */
export function checkBankDetails(details: BankDetails): BankProblems {
  return only({
    accountName: messageFor(parseName(details.accountName), ACCOUNT_NAME_ERRORS),
    sortCode: messageFor(parseSortCode(details.sortCode), SORT_CODE_ERRORS),
    accountNumber: messageFor(parseAccountNumber(details.accountNumber), ACCOUNT_NUMBER_ERRORS),
    isSoleHolder: details.isSoleHolder ? undefined : NOT_SOLE_HOLDER,
  });
}

/** What a refusal says at the fields, or null when it is about none of them. */
export function refusedDetails({ fields = {} }: Pick<ApiError, 'fields'>): BankProblems | null {
  const problems = only({
    accountName: fields.accountName?.[0],
    sortCode: fields.sortCode?.[0],
    accountNumber: fields.accountNumber?.[0],
  });
  return hasProblems(problems) ? problems : null;
}

/** On a close match the bank gives the name that it has; it would match. */
export function suggestedName({ type, fields }: Pick<ApiError, 'type' | 'fields'>): string | null {
  const [message = ''] = fields?.accountName ?? [];
  return type === 'accountNameIsClose' ? (nameInCloseNameError(message) ?? null) : null;
}
