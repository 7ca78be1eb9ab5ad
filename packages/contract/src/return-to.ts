import { z } from 'zod';
import { id } from './wire/codecs.ts';

/** Pages that a sign-in can return to. Nothing that was typed into an address is ever followed. */
export const RETURN_PAGES = [
  'dashboard',
  'form',
  'application',
  'loan',
  'documents',
  'messages',
  'loan-documents',
  'your-data',
  'contact-settings',
  'address-details',
  'mobile-number',
] as const;

export type ReturnPage = (typeof RETURN_PAGES)[number];

/** Where the borrower was going: a page, and the application or loan that it is about. */
export const returnTo = z.strictObject({ page: z.enum(RETURN_PAGES), id: id.optional() });

export type ReturnTo = z.output<typeof returnTo>;
