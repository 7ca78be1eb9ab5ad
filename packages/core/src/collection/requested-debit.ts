/** Working days' notice of a direct debit that the borrower asks for. Their mandate agrees it in place of ten. */
export const REQUESTED_DEBIT_NOTICE_DAYS = 3;
