/** Working days' notice of a Direct Debit that the borrower asks for. Their mandate states it, in place of ten. */
export const REQUESTED_DEBIT_NOTICE_DAYS = 3;
