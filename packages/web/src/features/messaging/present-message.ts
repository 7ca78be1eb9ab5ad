import { clockTime, longDay } from '@fairlead/core/calendar/display';
import { londonDay, londonMinutes } from '@fairlead/core/calendar/london';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { LOGIN } from '@fairlead/contract/web/account-paths';
import { endingOf } from '../../parts/page/ending-of.ts';
import type { Message } from '../../resources/messages.ts';

/** A paragraph of words, or the link that an email ends with, as a link of this site. */
export type Part = { words: string } | { label: string; href: string };

const CALL_TO_ACTION = /^([^:\n]+): (https?:\/\/\S+)$/;

const CHANNELS = { email: 'Email', sms: 'Text message' } as const satisfies Record<
  Message['channel'],
  string
>;

/** "Email to a•••@mail.example, 23 November 2026 at 10:42". */
export function presentSending({ channel, sentTo, sentAt }: Message): string {
  const ms = Date.parse(sentAt);
  const to = channel === 'sms' ? `your number ending ${endingOf(sentTo)}` : sentTo;
  return `${CHANNELS[channel]} to ${to}, ${longDay(londonDay(ms))} at ${clockTime(londonMinutes(ms))}`;
}

/** What it is called in the list. */
export function presentTitle({ subject, text }: Message): string {
  return subject ?? (text === null ? 'A code to confirm it’s you' : 'Text message');
}

const TITLES: Readonly<Record<string, string>> = DOCUMENT_TITLES;

/** What an attached document is called. */
export function presentDocument(name: string): string {
  return TITLES[name] ?? name.replaceAll('-', ' ');
}

/** The message in parts. A link to sign in is left out: who reads this has done so. */
export function presentParts(text: string): readonly Part[] {
  return text.split(/\n{2,}/).flatMap((paragraph): Part[] => {
    const [, label = '', address = ''] = CALL_TO_ACTION.exec(paragraph) ?? [];
    if (address === '') return [{ words: paragraph }];
    const { pathname, search } = new URL(address);
    return pathname === LOGIN ? [] : [{ label, href: pathname + search }];
  });
}
