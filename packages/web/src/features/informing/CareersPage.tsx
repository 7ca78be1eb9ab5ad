import type { CareersCopy } from '@fairlead/brands/content';
import { Card } from '@fairlead/ui/card/Card';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { PointCards } from './PointCards.tsx';

/** For the brands that have `careersPage` on; a brand that has it on without words for it is a mistake. */
export function CareersPage(page: PublicPageProps) {
  const { content, dictionary } = page.brand;
  const { careers } = content;
  if (!careers) throw new Error(`${dictionary.websiteName} has no words for its careers page`);
  return (
    <InformationPage
      page={page}
      title="Careers"
      description={`How we work at ${dictionary.websiteName}, and which roles are open today.`}
      lead={careers.lead}
      isWide
      sections={[
        { id: 'ways', heading: careers.waysHeading, content: <PointCards points={careers.ways} /> },
        { id: 'roles', heading: 'Open roles', content: <Roles careers={careers} /> },
        { id: 'fair', heading: 'How we choose', content: <HowWeChoose email={careers.email} /> },
      ]}
    />
  );
}

function Roles({ careers: { roles, email } }: { careers: CareersCopy }) {
  if (roles.length === 0) {
    return (
      <div className="summary-box">
        <p>
          <strong>No roles are open at the moment.</strong>
        </p>
        <p>
          We list a role here when there is one and take it down when it is filled. You can write to{' '}
          <a href={`mailto:${email}`}>{email}</a> with a question, but we keep no list of applicants.
        </p>
      </div>
    );
  }
  return (
    <ul className="cards">
      {roles.map(({ title, place, about }) => (
        <Card as="li" key={title}>
          <h3>{title}</h3>
          <p>{place}</p>
          <p>{about}</p>
        </Card>
      ))}
    </ul>
  );
}

/** Equality Act 2010, ss.20 and 39; s.60 on questions about health before an offer. */
function HowWeChoose({ email }: { email: string }) {
  return (
    <>
      <p>
        We choose people for what they can do. We ask every applicant for a role the same questions, and
        nothing about your health before we make an offer.
      </p>
      <p>
        If you need something done differently to apply, such as more time, another format or a quiet room,
        write to <a href={`mailto:${email}`}>{email}</a>. Asking does not count against you. We never ask an
        applicant for money.
      </p>
    </>
  );
}
