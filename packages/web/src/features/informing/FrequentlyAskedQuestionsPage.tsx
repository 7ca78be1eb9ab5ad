import { Details } from '@fairlead/ui/details/Details';
import type { Question } from '@fairlead/brands/content';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { questionsAndAnswers } from '../../parts/public/structured-data.ts';
import { ContactCards } from './ContactCards.tsx';
import { ExampleBox } from './ExampleBox.tsx';
import { questionsOf, topicsOf } from './questions/questions-of.ts';

export function FrequentlyAskedQuestionsPage(page: PublicPageProps) {
  const { brand } = page;
  const topics = topicsOf(page).map(({ topic, title, questions }) => ({
    id: topic,
    heading: title,
    content: <Questions questions={questions} />,
  }));
  const other = { id: 'other', heading: 'Something else?', content: <ContactCards brand={brand} /> };
  return (
    <InformationPage
      page={page}
      title="Frequently asked questions"
      description={`What borrowing from ${brand.dictionary.websiteName} costs, how to apply, how to pay, and what happens if something goes wrong.`}
      lead={
        <>
          {questionsOf(page).length} questions and their answers, by topic. You can also{' '}
          <a href={publicAddress('/help-and-support', page)}>search all of them</a>.
        </>
      }
      sections={[...topics, other]}
      structuredData={[questionsAndAnswers(questionsOf(page))]}
    >
      <ExampleBox brand={brand} />
    </InformationPage>
  );
}

/** A link to an answer opens it: the browser reveals what the address points at. */
function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer }) => (
        <Details key={id} summary={question}>
          <div id={id} className="answer">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Details>
      ))}
    </div>
  );
}
