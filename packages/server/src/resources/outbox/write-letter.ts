import type { Brand } from '@fairlead/brands/brand';
import { letterHtml } from './letter-html.ts';
import type { Letter, LetterFigure } from './letter.ts';
import type { EmailMessage } from './outbox.ts';

/** The small print at the end. */
function closingOf({ dictionary }: Brand): string[] {
  const { websiteName, legalEntity, phone, contactEmails } = dictionary;
  const note = legalEntity.isDemonstration ? ' This is a demonstration: no such lender exists.' : '';
  return [
    `${websiteName}. Call ${phone} or write to ${contactEmails.support}.`,
    `Loans are provided by ${legalEntity.name} (FRN ${legalEntity.frn}).${note}`,
  ];
}

const inWords = ({ label, value, note }: LetterFigure): string =>
  [`${label}: ${value}`, ...(note === undefined ? [] : [note])].join('\n');

/** An email of the brand, as plain text and as HTML that says the same under its subject. */
export function writeLetter(brand: Brand, letter: Letter): EmailMessage {
  const { greeting, figure, paragraphs, action, subject, to } = letter;
  const closing = closingOf(brand);
  const call = action ? [`${action.label}: ${action.url}`] : [];
  const shown = figure ? [inWords(figure)] : [];
  const { brandName, contactEmails } = brand.dictionary;
  return {
    to,
    from: `${brandName} <${contactEmails.support}>`,
    subject,
    text: [greeting, ...shown, ...paragraphs, ...call, ...closing].join('\n\n'),
    html: letterHtml(brand, letter, closing),
  };
}
