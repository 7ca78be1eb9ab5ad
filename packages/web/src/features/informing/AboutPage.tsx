import { Artwork } from '@fairlead/ui/artwork/Artwork';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { organisation } from '../../parts/public/structured-data.ts';
import { ExampleBox } from './ExampleBox.tsx';
import { factsOf } from './facts.ts';
import { PointCards } from './PointCards.tsx';
import { WhoIsPaid } from './WhoIsPaid.tsx';
import { WhoLends } from './WhoLends.tsx';

export function AboutPage(page: PublicPageProps) {
  const { brand, publicUrl } = page;
  const { websiteName } = brand.dictionary;
  const { lead, beliefsHeading, beliefs } = brand.content.about;
  return (
    <InformationPage
      page={page}
      title={`About ${websiteName}`}
      description={`${lead} Who we are, who lends, and how we think about lending.`}
      lead={lead}
      structuredData={[organisation(brand, publicUrl)]}
      isWide
      sections={[
        { id: 'beliefs', heading: beliefsHeading, content: <PointCards points={beliefs} /> },
        { id: 'lender', heading: 'Who we are', content: <WhoLends brand={brand} /> },
        { id: 'paid', heading: 'Who gets paid, and for what', content: <WhoIsPaid brand={brand} /> },
        { id: 'more', heading: 'Find out more', content: <MoreLinks {...page} /> },
      ]}
    >
      <Introduction {...page} />
      <ExampleBox brand={brand} />
    </InformationPage>
  );
}

function Introduction({ brand }: PublicPageProps) {
  const { foundingYear } = brand.dictionary;
  const { least, most, leastTerm, mostTerm, product } = factsOf(brand);
  return (
    <div className="introduction">
      <div className="introduction-words">
        {brand.content.about.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <FigureRow
          items={[
            { label: 'Founded', value: String(foundingYear) },
            { label: product, value: `${least} to ${most}` },
            { label: 'Over', value: `${leastTerm} to ${mostTerm} months` },
          ]}
        />
      </div>
      <Artwork svg={brand.config.illustrations.hero} className="introduction-art" />
    </div>
  );
}

function MoreLinks(page: PublicPageProps) {
  return (
    <ul>
      <li>
        <a href={publicAddress('/', page)}>See what borrowing costs</a>
      </li>
      <li>
        <a href={publicAddress('/frequently-asked-questions', page)}>Frequently asked questions</a>
      </li>
      <li>
        <a href={publicAddress('/contact', page)}>How to reach us</a>
      </li>
    </ul>
  );
}
