import type { Brand } from '@fairlead/brands/brand';
import { displayDay } from '@fairlead/core/calendar/display';
import type { Day } from '@fairlead/core/calendar/day';
import { facts, type Block, type DocumentModel } from '../document-model.ts';
import { lenderLines } from './parts.ts';

/** Whose loan a paper is about, and when it was made. */
export type LoanPaper = {
  readonly brand: Brand;
  readonly borrower: { readonly firstName: string; readonly lastName: string };
  readonly reference: string;
  readonly signedOn: Day;
  readonly madeOn: Day;
  readonly isVoid: boolean;
};

/** A paper about a running loan, which is made whenever it is asked for. It begins with whose loan it is. */
export function paperOfLoan(paper: LoanPaper, title: string, blocks: readonly Block[]): DocumentModel {
  const { brand, borrower, reference, signedOn, madeOn, isVoid } = paper;
  const name = `${borrower.firstName} ${borrower.lastName}`;
  return {
    title,
    subtitle: `${brand.dictionary.brandName} · loan ${reference} · ${name}`,
    templateVersion: `1, made on ${displayDay(madeOn)}`,
    isVoid,
    blocks: [
      facts('Your agreement', [
        ['Borrower', name],
        ['Lender', lenderLines({ brand })],
        ['Agreement', `${reference}, signed on ${displayDay(signedOn)}`],
      ]),
      ...blocks,
    ],
  };
}
