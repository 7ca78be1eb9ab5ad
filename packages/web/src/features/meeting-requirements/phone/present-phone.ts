import { clockTime } from '@fairlead/core/calendar/display';
import { londonMinutes } from '@fairlead/core/calendar/london';
import type { PhoneLink } from '../../../resources/phone-link.ts';
import { filesInWords } from '../proofs/use-chosen-files.ts';

/** A link as the page on the computer shows it. */
export type PhoneView = Pick<PhoneLink, 'state' | 'files'> & {
  readonly token: string;
  readonly expiresAt: string | undefined;
};

const received = (files: number): string =>
  files === 0 ? 'The photos that you send appear on this page.' : `${filesInWords(files)} received.`;

const SENTENCES = {
  waiting: ({ expiresAt }) =>
    expiresAt === undefined
      ? 'Waiting for your phone.'
      : `Waiting for your phone. The code works until ${clockTime(londonMinutes(Date.parse(expiresAt)))}.`,
  connected: ({ files }) => `Your phone is connected. ${received(files)}`,
  finished: ({ files }) =>
    files === 0 ? 'Your phone has finished and sent nothing.' : `Your phone has finished. ${received(files)}`,
  ended: ({ files }) => (files === 0 ? 'The code has expired.' : `The code has expired. ${received(files)}`),
} as const satisfies Record<PhoneView['state'], (view: PhoneView) => string>;

/** Whether a phone can send nothing more by the link. */
export const isOver = ({ state }: Pick<PhoneLink, 'state'>): boolean =>
  state === 'finished' || state === 'ended';

/** Where the phone is, in a sentence. */
export function sayPhone(view: PhoneView): string {
  return SENTENCES[view.state](view);
}

/** Refusals after which a phone can do nothing more with its link. */
export const LINK_OVER: readonly string[] = [
  'phoneLinkEnded',
  'phoneLinkTaken',
  'proofIsAccepted',
  'applicationNotOpen',
  'quoteExpired',
];
