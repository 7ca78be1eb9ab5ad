import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { ExampleBox } from './ExampleBox.tsx';
import type { HelpEntry } from './search-help.ts';

export const RESULTS = 'results';

type HelpResultsProps = { page: PublicPageProps; query: string; found: readonly HelpEntry[] };

/** "3 answers for “apr”": the heading of what was found, and what the title says first. */
export function resultsWords(query: string, count: number): string {
  if (query === '') return 'Enter something to search for';
  if (count === 0) return `Nothing found for “${query}”`;
  return `${count === 1 ? 'One answer' : `${count} answers`} for “${query}”`;
}

/** What was found, or that nothing was and who to ask instead. The form leads here, so that it is read out. */
export function HelpResults({ page, query, found }: HelpResultsProps) {
  return (
    <section className="help-results" id={RESULTS} aria-labelledby="results-heading" tabIndex={-1}>
      <h2 id="results-heading">{resultsWords(query, found.length)}</h2>
      {found.length === 0 ? <WhatElse hasAsked={query !== ''} /> : <Found page={page} found={found} />}
    </section>
  );
}

function Found({ page, found }: Pick<HelpResultsProps, 'page' | 'found'>) {
  return (
    <>
      <ExampleBox brand={page.brand} />
      <ol>
        {found.map(({ title, text, label, href }) => (
          <li key={href}>
            <h3>
              <a href={publicAddress(href, page)}>{title}</a>
            </h3>
            {text[0] !== undefined && <p>{text[0]}</p>}
            <p className="muted small">{label}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function WhatElse({ hasAsked }: { hasAsked: boolean }) {
  return (
    <p>
      {hasAsked ? 'Try fewer or simpler words' : 'Type a word or two above'}, such as “payment day” or “pay
      off early”. Or look through the topics below, or <a href="#talk">ask a person</a>.
    </p>
  );
}
