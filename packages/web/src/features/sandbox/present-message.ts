import { displayDay } from '@fairlead/core/calendar/display';
import { londonDay, londonMinutes } from '@fairlead/core/calendar/london';
import type { SandboxMessage } from '../../resources/sandbox.ts';

export type MessagePart = { text: string; href: string | null };

const LINK = /(https?:\/\/[^\s<>"]+)/;

/** A text with its addresses picked out. Only http and https are ever links. */
export function linkedParts(text: string): MessagePart[] {
  return text
    .split(LINK)
    .map((part, index) => ({ text: part, href: index % 2 === 1 ? part : null }))
    .filter((part) => part.text !== '');
}

const KIB = 1024;

/** "12 KiB". */
export function sizeWords(bytes: number): string {
  return bytes < KIB ? `${bytes} bytes` : `${Math.round(bytes / KIB)} KiB`;
}

/** "14:05 on 20/11/2026", London time. */
export function sentWords(sentAt: string): string {
  const instant = Date.parse(sentAt);
  const minutes = londonMinutes(instant);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
  return `${clock} on ${displayDay(londonDay(instant))}`;
}

const CHANNELS = { email: 'Email', sms: 'Text message' } as const;

/** What a message is called in the list: its subject, or the first words of a text message. */
export function messageTitle({ channel, subject, text }: SandboxMessage): string {
  return subject === '' ? (text.split('\n')[0] ?? CHANNELS[channel]) : subject;
}

export function channelWords({ channel }: SandboxMessage): string {
  return CHANNELS[channel];
}
