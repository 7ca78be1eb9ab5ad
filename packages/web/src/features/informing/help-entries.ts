import type { PublicAddress } from '../../paths.ts';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { SITE_GROUPS, sitePagesOf } from '../../parts/public/site-pages.ts';
import { questionsOf, TOPICS } from './questions/questions-of.ts';
import type { HelpEntry } from './search-help.ts';

const QUESTIONS = '/frequently-asked-questions' satisfies PublicAddress;

/** Where a question is answered. */
export function questionPath(id: string): PublicAddress {
  return `${QUESTIONS}#${id}`;
}

/** All that the help page searches: the brand's questions, then its pages. */
export function helpEntries(page: Pick<PublicPageProps, 'brand' | 'settings'>): readonly HelpEntry[] {
  const questions = questionsOf(page).map(({ id, topic, question, answer }) => ({
    title: question,
    text: answer,
    label: TOPICS[topic].title,
    href: questionPath(id),
  }));
  const pages = sitePagesOf(page.brand.switches).map(({ path, label, group }) => ({
    title: label,
    text: [],
    label: SITE_GROUPS[group],
    href: path,
  }));
  return [...questions, ...pages];
}
