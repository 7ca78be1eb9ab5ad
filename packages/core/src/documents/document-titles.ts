/** The title of each document: on screens, in the document and in its PDF. */
export const DOCUMENT_TITLES = {
  'adequate-explanations': 'Loan Important Information',
  secci: 'Loan Key Facts',
  contract: 'Loan Agreement',
  'purchase-receipt': 'Purchase Receipt',
  'direct-debit-mandate': 'Direct Debit Mandate',
} as const;
