import type { Email, EmailPort } from '@fairlead/providers/email/port';
import type { Providers } from '@fairlead/server/context';

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' } as const;

/** The words of a text, without addresses of pages and without punctuation. */
function wordsOf(text: string): string {
  const found = text.replace(/https?:\/\/\S+/g, ' ').match(/[\p{L}\p{N}£%’'@-]+/gu);
  return (found ?? []).join(' ');
}

/** What a reader of the HTML sees, in its order. */
function shownIn(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ');
  return Object.entries(ENTITIES).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), body);
}

/** Nothing of a borrower that an email could do without: a whole mobile number, account number or sort code. */
const PERSONAL = [/\b07\d{3} ?\d{3} ?\d{3}\b/, /\b\d{2}-\d{2}-\d{2}\b/, /\b\d{8}\b/] as const;

const PICTURE_OR_CODE = /<(img|svg|script|link|iframe)\b|url\(|@import/i;

/** What is wrong with an email of the product. An email that a test made up, without a page of its own, is left alone. */
export function emailProblems({ to, from, subject, text, html }: Email): readonly string[] {
  if (!html.startsWith('<!doctype html>')) return [];
  const about = `the email “${subject}”`;
  const name = from.replace(/ <.*/, '');
  const isToUs = from.includes(`@${to.split('@')[1] ?? ''}>`);
  const says = text.replace(/https?:\/\/\S+/g, ' ');
  const problems: string[] = [];
  if (wordsOf(shownIn(html)) !== wordsOf(`${name} ${subject} ${text}`))
    problems.push(`${about} says in HTML what its text does not:\n${shownIn(html)}\n${text}`);
  if ((html.match(/<a /g) ?? []).length > 1) problems.push(`${about} has more than one button`);
  if (PICTURE_OR_CODE.test(html)) problems.push(`${about} loads something or runs something`);
  if (!isToUs && says.includes(to)) problems.push(`${about} repeats the address that it goes to`);
  const leak = isToUs ? undefined : PERSONAL.find((shape) => shape.test(says));
  if (leak) problems.push(`${about} has what looks like personal data: ${String(leak.exec(says)?.[0])}`);
  return problems;
}

/** Providers that note in `found` what is wrong with each email. */
export function notingEmails(providers: Providers, found: string[]): Providers {
  const email: EmailPort = {
    send: async (message) => {
      found.push(...emailProblems(message));
      await providers.email.send(message);
    },
  };
  return { ...providers, email };
}
