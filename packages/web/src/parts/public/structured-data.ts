import type { Brand } from '@fairlead/brands/brand';

/** One schema.org item. It is data that browsers do not run, so the content policy allows it. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

/** Text for a script element: nothing in it can close the element. */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Who offers the loan. */
export function organisation({ dictionary }: Brand, publicUrl: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: dictionary.websiteName,
    url: `${publicUrl}/`,
    description: dictionary.pageDescription,
    telephone: dictionary.phone,
    email: dictionary.contactEmails.support,
    areaServed: 'GB',
    foundingDate: String(dictionary.foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dictionary.tradingAddress.slice(0, -2).join(', '),
      addressLocality: dictionary.tradingAddress.at(-2),
      postalCode: dictionary.tradingAddress.at(-1),
      addressCountry: 'GB',
    },
  };
}

/** Questions as the page shows them, word by word. */
export function questionsAndAnswers(
  questions: readonly { question: string; answer: readonly string[] }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
