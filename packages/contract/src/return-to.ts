import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { keysOf } from '@fairlead/core/records';
import { z } from 'zod';
import { id } from './wire/codecs.ts';

/** Pages that a sign-in can return to. Nothing that was typed into an address is ever followed. */
const RETURN_PAGES = [
  'dashboard',
  'form',
  'application',
  'loan',
  'payment-date',
  'second-attempt',
  'missing-payment',
  'breathing-space',
  'hand-back',
  'car-loss',
  'new-plate',
  'payment',
  'settlement',
  'withdrawal',
  'bank-account',
  'arrangement',
  'documents',
  'messages',
  'loan-documents',
  'budget',
  'your-data',
  'contact-settings',
  'support-needs',
  'address-details',
  'mobile-number',
] as const;

/** One document, of an application or of a loan. */
const DOCUMENT_PAGES = ['application-document', 'loan-document'] as const;

/** Where the borrower was going: a page, and the application, loan or document that it is about. */
export const returnTo = z.discriminatedUnion('page', [
  z.strictObject({ page: z.literal(RETURN_PAGES), id: id.optional() }),
  z.strictObject({ page: z.literal(DOCUMENT_PAGES), id, document: z.enum(keysOf(DOCUMENT_TITLES)) }),
]);

export type ReturnTo = z.output<typeof returnTo>;

export type ReturnPage = ReturnTo['page'];
