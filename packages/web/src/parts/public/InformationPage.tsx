import { Container } from '@fairlead/ui/container/Container';
import type { ReactNode } from 'react';
import type { PublicPageProps } from './public-page.ts';
import { PublicDocument } from './PublicDocument.tsx';
import type { StructuredData } from './structured-data.ts';

export type InformationSection = {
  /** The last part of the section's address, after `#`. */
  id: string;
  heading: string;
  content: ReactNode;
};

export type InformationPageProps = {
  page: PublicPageProps;
  /** The page's heading, and its title before the brand's name. */
  title: string;
  /** One sentence for search engines. */
  description: string;
  /** What the reader most needs, in a sentence or two under the heading. */
  lead?: ReactNode;
  /** The body, in parts that links can point at. Four or more get a list of contents. */
  sections?: readonly InformationSection[];
  structuredData?: readonly StructuredData[];
  /** Cards across the whole width instead of text next to a list of contents. */
  isWide?: boolean;
  /** Shown above the heading: the result of a form. */
  above?: ReactNode;
  /** Put before the heading in the title: that there are errors, or the result of a search. */
  titleStart?: string | undefined;
  /** Shown between the lead and the sections. */
  children?: ReactNode;
};

const LONG = 4;

/** A page to read: heading, lead, sections. It ships no script of its own. */
export function InformationPage(props: InformationPageProps) {
  const { page, title, description, structuredData = [], titleStart = '', isWide = false } = props;
  const { above, lead, sections = [], children } = props;
  const hasDark = page.brand.switches.darkSections;
  const isLong = !isWide && sections.length >= LONG;
  return (
    <PublicDocument
      page={page}
      title={`${titleStart}${title} – ${page.brand.dictionary.websiteName}`}
      description={description}
      structuredData={structuredData}
      canBeIndexed
    >
      <Container width="wide">
        {above !== undefined && <div className="information-above">{above}</div>}
        <article
          className="information"
          data-is-long={isLong ? '' : undefined}
          data-is-wide={isWide ? '' : undefined}
        >
          <header className="information-head" data-surface={hasDark ? 'dark' : undefined}>
            <h1>{title}</h1>
            {lead !== undefined && <p className="information-lead">{lead}</p>}
          </header>
          {isLong && <Contents sections={sections} />}
          <div className="information-body">
            {children}
            {sections.map(({ id, heading, content }) => (
              <section key={id} id={id} className="information-section" tabIndex={-1}>
                <h2>{heading}</h2>
                {content}
              </section>
            ))}
          </div>
        </article>
      </Container>
    </PublicDocument>
  );
}

function Contents({ sections }: { sections: readonly InformationSection[] }) {
  return (
    <nav className="information-contents" aria-label="On this page">
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
