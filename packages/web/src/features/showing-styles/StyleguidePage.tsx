import { EXAMPLE_CHAPTERS } from '@fairlead/ui/examples/examples';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { PublicDocument } from '../../parts/public/PublicDocument.tsx';
import { ExampleGroups } from './ExampleGroups.tsx';
import { anchorOf, type Guide } from './guide.ts';
import { FOUNDATIONS, Foundations } from './Foundations.tsx';

const CHAPTERS = [
  { title: 'Foundations', groups: FOUNDATIONS },
  ...EXAMPLE_CHAPTERS.map(({ title, groups }) => ({ title, groups: groups.map((group) => group.title) })),
];

/** Every component in every state, in the brand's own look, on both of its surfaces. */
export function StyleguidePage({ page, guide }: { page: PublicPageProps; guide: Guide }) {
  const { dictionary, theme } = page.brand;
  return (
    <PublicDocument page={page} title={`Style guide – ${dictionary.websiteName}`}>
      <div className="guide">
        <div className="guide-head">
          <h1>Style guide</h1>
          <p className="lead">
            Every part that the pages of {dictionary.brandName} are made of, in each of its states, on the
            light surface and on the dark one.
          </p>
          <Brands guide={guide} current={page.brand.id} />
        </div>
        <Contents />
        <div className="guide-chapters">
          <Foundations theme={theme} guide={guide} />
          {EXAMPLE_CHAPTERS.map((chapter) => (
            <ExampleGroups key={chapter.title} chapter={chapter} />
          ))}
        </div>
      </div>
    </PublicDocument>
  );
}

function Brands({ guide, current }: { guide: Guide; current: string }) {
  return (
    <nav aria-label="Brands">
      <ul className="guide-brands">
        {guide.brands.map(({ id, name, href }) => (
          <li key={id}>
            <a className="guide-brand" href={href} aria-current={id === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents() {
  return (
    <nav className="guide-contents" aria-label="Contents">
      <ul>
        {CHAPTERS.map(({ title, groups }) => (
          <li key={title}>
            <a className="guide-contents-chapter" href={`#${anchorOf(title)}`}>
              {title}
            </a>
            <ul>
              {groups.map((group) => (
                <li key={group}>
                  <a href={`#${anchorOf(group)}`}>{group}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
