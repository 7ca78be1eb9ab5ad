import { facts, type Block, type DocumentTable } from '../document-model.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { displayDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';

/** The lender of record, as documents name it. */
export function lenderLines({ brand }: Pick<DocumentFacts, 'brand'>): readonly string[] {
  const { name, address, isDemonstration } = brand.dictionary.legalEntity;
  return [isDemonstration ? `${name} (a demonstration company)` : name, ...address];
}

export function brandLines({ brand }: DocumentFacts): readonly string[] {
  return brand.dictionary.tradingAddress;
}

export function contactLines({ brand }: Pick<DocumentFacts, 'brand'>): readonly string[] {
  return [`Phone: ${brand.dictionary.phone}`, `Email: ${brand.dictionary.contactEmails.support}`];
}

export function subtitle({ brand, reference, borrower }: DocumentFacts): string {
  return `${brand.dictionary.brandName} · application ${reference} · ${borrower.name}`;
}

export function complaintLines({ brand }: Pick<DocumentFacts, 'brand'>): readonly string[] {
  return [
    `Write to ${brand.dictionary.contactEmails.complaints} or call ${brand.dictionary.phone}. We answer within eight weeks.`,
    'If you are not happy with our answer, or we have not answered after eight weeks, you may take the complaint to the Financial Ombudsman Service, free of charge, within six months of our final answer.',
    'Financial Ombudsman Service: www.financial-ombudsman.org.uk.',
  ];
}

export const SUPERVISOR = 'The Financial Conduct Authority, 12 Endeavour Square, London E20 1JN';

export const ALLOCATION =
  'Each payment goes first to the oldest payment you have missed, then to interest that is due, then to the amount you borrowed.';

export const NO_LATE_FEES =
  'We charge no fee for a late or missed payment and no interest on interest. Interest continues at the borrowing rate on whatever you still owe of the amount you borrowed and the arrangement fee.';

/** The payments on their dates. */
export function scheduleTable({ price }: DocumentFacts): DocumentTable {
  return {
    kind: 'table',
    caption: 'Your payments',
    columns: [
      { heading: 'Number', isFigure: true },
      { heading: 'Due on', isFigure: false },
      { heading: 'Collected on', isFigure: false },
      { heading: 'Payment', isFigure: true },
      { heading: 'Interest', isFigure: true },
      { heading: 'Reduces balance by', isFigure: true },
      { heading: 'Balance after', isFigure: true },
    ],
    rows: price.rows.map((row) => [
      String(row.number),
      displayDay(row.dueOn),
      displayDay(row.collectOn),
      formatPounds(row.payment),
      formatPounds(row.interest),
      formatPounds(row.principal),
      formatPounds(row.closing),
    ]),
  };
}

export function accountFacts({ account, brand }: DocumentFacts): Block {
  return facts('Your bank account', [
    ['Name on the account', account.name],
    ['Sort code', account.sortCode],
    ['Account number', account.accountNumber],
    ['On your statement', brand.dictionary.directDebitLabel],
  ]);
}
