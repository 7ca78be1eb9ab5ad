import type { LOAN_EMBEDS } from '@fairlead/contract/loan';
import { titlesOf } from '@fairlead/core/documents/documents-of-product';
import { DOCUMENT_TYPES, type DocumentSlug } from '@fairlead/contract/vocabulary';
import type { ProjectedRow } from '@fairlead/core/loan/read/projected-rows';
import { keysOf } from '@fairlead/core/records';
import { maskLast4 } from '@fairlead/core/text/mask';
import type { Cipher } from '../../security/cipher.ts';
import { openBankAccount, type BankAccount } from '../bank-account/bank-account-store.ts';
import { presentCreditCard } from '../credit-card/present-credit-card.ts';
import type { EmbedGraph } from '../embeds.ts';
import type { LoanRelationRows } from './loan-view-store.ts';
import type { LoanFacts, LoanView } from './present-loan.ts';
import { presentPending } from './present-pending.ts';
import { presentTransactions } from './present-transactions.ts';
import type { LoanRow } from './loan-store.ts';

type Relations = Pick<LoanView, (typeof LOAN_EMBEDS)[number]>;

interface Subject extends LoanFacts, Partial<LoanRelationRows> {
  readonly cipher: Cipher;
}

/** The relations that need rows of other tables. */
const STORED: readonly string[] = [
  'pendingRepayments',
  'bankDetails',
  'creditCards',
  'documents',
] satisfies (keyof Relations)[];

export function needsRelationRows(embedded: ReadonlySet<string>): boolean {
  return STORED.some((name) => embedded.has(name));
}

export const LOAN_GRAPH: EmbedGraph<Subject, Relations> = {
  historicalRepayments: ({ loan, events }) => presentTransactions(loan.agreement, events),
  scheduledPayments: ({ projection }) => projection.rows.map(presentRow),
  unpaidScheduledPayments: ({ projection }) =>
    projection.rows.filter(({ paid, payment }) => paid < payment).map(presentRow),
  pendingRepayments: ({ openPayments = [] }) => openPayments.map(presentPending),
  scheduledFees: ({ projection }) => projection.rows.flatMap(presentFee),
  creditCards: ({ cards = [], cipher }) => cards.map((card) => presentCreditCard(cipher, card)),
  documents: ({ documents = [], loan }) => presentDocuments(loan, documents),
  bankDetails: ({ account, cipher }) =>
    account ? presentAccount(openBankAccount(cipher, account), account.account_ending) : null,
};

function presentRow(row: ProjectedRow) {
  const { number, dueOn, collectOn, payment: amount, interest, principal, fee, closing, paid, status } = row;
  return { number, dueOn, collectOn, amount, interest, principal, fee, closing, paid, status };
}

function presentFee({ fee, dueOn }: ProjectedRow) {
  return fee > 0 ? [{ name: 'Option to purchase fee', amount: fee, dueOn }] : [];
}

const DOCUMENT_TYPES_IN_ORDER = keysOf(DOCUMENT_TYPES);

function presentDocuments(
  { id, agreement: { productId } }: Pick<LoanRow, 'id' | 'agreement'>,
  signed: readonly { readonly slug: DocumentSlug }[],
) {
  const titles = titlesOf(productId);
  return DOCUMENT_TYPES_IN_ORDER.flatMap((type) => {
    const { slug } = DOCUMENT_TYPES[type];
    return signed.some((document) => document.slug === slug)
      ? [{ type, slug, title: titles[slug], url: `/v2/loans/${id}/${slug}.pdf` }]
      : [];
  });
}

/** Of an account that banks moved by themselves only the last digits are known. */
function presentAccount({ accountName, sortCode, accountNumber }: BankAccount, movedTo: string | null) {
  return {
    accountName,
    maskedSortCode: movedTo === null ? maskLast4(sortCode) : '*'.repeat(sortCode.length),
    maskedAccountNumber:
      movedTo === null ? maskLast4(accountNumber) : movedTo.padStart(accountNumber.length, '*'),
  };
}
