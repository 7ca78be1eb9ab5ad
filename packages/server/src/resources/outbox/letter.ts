import type { Brand } from '@fairlead/brands/brand';
import type { EmailMessage } from './outbox.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** How it begins, such as "Hello Ada,". */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

function signature({ dictionary }: Brand): string[] {
  const { brandName, legalEntity } = dictionary;
  const note = legalEntity.isDemonstration ? ' This is a demonstration: no such lender exists.' : '';
  return [brandName, `Loans are provided by ${legalEntity.name} (FRN ${legalEntity.frn}).${note}`];
}

/** An email of the brand, as plain text and as HTML that says the same. */
export function writeLetter(brand: Brand, letter: Letter): EmailMessage {
  const { greeting, paragraphs, action, subject, to } = letter;
  const closing = signature(brand);
  const call = action ? [`${action.label}: ${action.url}`] : [];
  const link = action ? [`<p><a href="${escape(action.url)}">${escape(action.label)}</a></p>`] : [];
  const before = [greeting, ...paragraphs];
  const body = [...before.map(paragraph), ...link, ...closing.map(paragraph)].join('\n');
  const { brandName, contactEmails } = brand.dictionary;
  return {
    to,
    from: `${brandName} <${contactEmails.support}>`,
    subject,
    text: [...before, ...call, ...closing].join('\n\n'),
    html: `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>\n<body>\n${body}\n</body></html>`,
  };
}
