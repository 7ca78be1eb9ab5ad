import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { CarriedFields } from '../../parts/public/CarriedFields.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { SupportNeeds } from '../../parts/lender/SupportNeeds.tsx';
import { ContactCards } from './ContactCards.tsx';
import { FreeAdvice } from '../../parts/lender/FreeAdvice.tsx';
import { helpEntries, questionPath } from './help-entries.ts';
import { HelpResults, RESULTS, resultsWords } from './HelpResults.tsx';
import { topicsOf } from './questions/questions-of.ts';
import { searchHelp } from './search-help.ts';

const QUERY = 'q';
const QUESTIONS_SHOWN = 3;

/** Whether the address asks something: the search form, sent without script. */
export function asksForHelp(url: URL): boolean {
  return url.searchParams.has(QUERY);
}

export function HelpPage(page: PublicPageProps) {
  const { brand, url } = page;
  const { websiteName, phone } = brand.dictionary;
  const query = url.searchParams.get(QUERY)?.trim() ?? '';
  const isAsked = asksForHelp(url);
  const found = searchHelp(helpEntries(page), query);
  const sections = [
    { id: 'topics', heading: 'Browse by topic', content: <Topics {...page} /> },
    { id: 'difficulty', heading: 'If paying is difficult', content: <Difficulty {...page} /> },
    {
      id: 'support',
      heading: 'If you need things done differently',
      content: <SupportNeeds phone={phone} />,
    },
    { id: 'talk', heading: 'Talk to us', content: <TalkToUs {...page} /> },
  ];
  return (
    <InformationPage
      page={page}
      title="Help and support"
      titleStart={isAsked ? `${resultsWords(query, found.length)} – ` : undefined}
      description={`Answers about borrowing from ${websiteName}, help if paying is difficult, and how to reach a person.`}
      lead={brand.content.helpLead}
      sections={sections}
      isWide
    >
      <SearchForm page={page} query={query} />
      {isAsked && <HelpResults page={page} query={query} found={found} />}
    </InformationPage>
  );
}

function TalkToUs(page: PublicPageProps) {
  return (
    <>
      <ContactCards brand={page.brand} />
      <p>
        <a href={publicAddress('/contact', page)}>More about how to reach us</a>, or{' '}
        <a href={publicAddress('/complaints', page)}>how to complain</a>.
      </p>
    </>
  );
}

function SearchForm({ page, query }: { page: PublicPageProps; query: string }) {
  return (
    <form className="help-search" role="search" action={`${page.path}#${RESULTS}`} method="get">
      <CarriedFields page={page} />
      <TextField name={QUERY} label="What do you need help with?" value={query} autoComplete="off" />
      <Button type="submit">Search</Button>
    </form>
  );
}

function Topics(page: PublicPageProps) {
  return (
    <div className="cards">
      {topicsOf(page).map(({ topic, title, about, questions }) => (
        <Card as="section" key={topic}>
          <h3>
            <a href={publicAddress(questionPath(topic), page)}>{title}</a>
          </h3>
          <p className="muted">{about}</p>
          <ul className="topic-questions">
            {questions.slice(0, QUESTIONS_SHOWN).map(({ id, question }) => (
              <li key={id}>
                <a href={publicAddress(questionPath(id), page)}>{question}</a>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function Difficulty(page: PublicPageProps) {
  return (
    <>
      <p>
        Tell us early, even before a payment is missed. We’ll look at what you can afford and agree a plan
        that leaves you enough to live on. We don’t charge late fees.{' '}
        <a href={publicAddress(questionPath('cannot-pay'), page)}>What happens when you tell us</a>
      </p>
      <FreeAdvice />
    </>
  );
}
