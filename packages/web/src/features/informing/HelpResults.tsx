import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';
import { ExampleBox } from './ExampleBox.tsx';
import { helpEntries } from './help-entries.ts';
import { searchHelp } from './search-help.ts';

type HelpResultsProps = { page: PublicPageProps; query: string };

/** What was found, or that nothing was and who to ask instead. */
export function HelpResults({ page, query }: HelpResultsProps) {
  const found = searchHelp(helpEntries(page.brand), query);
  if (found.length === 0) return <NothingFound query={query} />;
  return (
    <section className="help-results" id="results" aria-labelledby="results-heading">
      <h2 id="results-heading">
        {found.length === 1 ? 'One answer' : `${found.length} answers`} for “{query}”
      </h2>
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
      <ExampleBox brand={page.brand} />
    </section>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <section className="help-results" id="results" aria-labelledby="results-heading">
      <h2 id="results-heading">Nothing found for “{query}”</h2>
      <p>
        Try fewer or simpler words, such as “payment day” or “pay off early”. Or look through the topics
        below, or <a href="#talk">ask a person</a>.
      </p>
    </section>
  );
}
