import { pathTo } from '@fairlead/contract/web/account-paths';
import { incomeProofPath } from '../../parts/application/income-proof-path.ts';
import { SCREENS } from '../../paths.ts';

type Words = {
  readonly title: string;
  readonly text: string;
  /** Whether the borrower can try again; else there is nothing left to do. */
  readonly canRetry: boolean;
};

/** How a journey to the bank ended, by the last part of the page's address. */
export const OUTCOMES = {
  complete: {
    title: 'We’ve read your bank account',
    text: 'We have what we need from your bank. You don’t need to connect it again.',
    canRetry: false,
  },
  cancelled: {
    title: 'You didn’t connect your bank',
    text: 'Nothing was read. You can try again, or upload payslips instead. Your application is saved.',
    canRetry: true,
  },
  unavailable: {
    title: 'Your bank isn’t responding',
    text: 'We read nothing. Try again in a few minutes, or upload payslips instead. Your application is saved.',
    canRetry: true,
  },
  'unable-to-connect': {
    title: 'We couldn’t connect to your bank',
    text: 'The permission from your bank is no longer valid, so we didn’t read anything. Try again, or upload payslips instead. Your application is saved.',
    canRetry: true,
  },
} as const satisfies Record<string, Words>;

export type JourneyOutcome = keyof typeof OUTCOMES;

/** `id` is the application that the journey was for. */
export const outcomePath = (outcome: JourneyOutcome, id: string): string =>
  pathTo(SCREENS.bankOutcome, { outcome, id });

/** Where an application continues after a journey that read nothing. */
export const waysOn = (id: string) => [
  { label: 'Try again', href: incomeProofPath(id, 'bank') },
  { label: 'Upload payslips instead', href: incomeProofPath(id, 'files') },
];

/** Why a journey that came back cannot be used, by the refusal of the server. */
const ENDED: Readonly<Record<string, { title: string; text: string }>> = {
  journeyNotKnown: {
    title: 'We can’t use this link',
    text: 'It belongs to another account, or what was read has been deleted. Go to your application and connect your bank from there.',
  },
  journeyExpired: {
    title: 'This took longer than 15 minutes',
    text: 'For your security, a link to your bank works for 15 minutes. Nothing was read. Go to your application and connect your bank again.',
  },
  journeyUsed: {
    title: 'This link has been used',
    text: 'A link to your bank works once. Go to your application to see what we have, or to connect your bank again.',
  },
};

const OTHER = {
  title: 'We couldn’t finish this',
  text: 'Go to your application to see what is left to do. Everything that you gave us is saved.',
};

export const SIGN_IN_AGAIN = {
  title: 'Sign in to continue',
  text: 'Your session ended while you were at your bank, or this is another browser. Nothing was read. Sign in, and connect your bank again from your application, which is saved.',
};

export const NOTHING_TO_DO = {
  title: 'Go back to your application',
  text: 'This page opens when you come back from your bank. Your application shows what we found, or lets you connect your bank again.',
};

export const endedWords = (refusal: string) => ENDED[refusal] ?? OTHER;
