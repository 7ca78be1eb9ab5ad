import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { ContactCards } from './ContactCards.tsx';

/** FCA handbook, DISP 1.5.1R, 1.6.2R and 2.8.2R(1). */
const TIMES = { summaryWorkingDays: 3, finalAnswerWeeks: 8, ombudsmanMonths: 6 } as const;

/** FCA handbook, DISP 2.8.2R(2). */
const LIMITS = { yearsSinceEvent: 6, yearsSinceKnown: 3 } as const;

/** As the service states it (financial-ombudsman.org.uk, "Contact us"). */
const OMBUDSMAN = {
  href: 'https://www.financial-ombudsman.org.uk/',
  phone: '0800 023 4567',
  email: 'complaint.info@financial-ombudsman.org.uk',
  address: ['Exchange Tower', 'London', 'E14 9SR'],
} as const;

export function ComplaintsPage(page: PublicPageProps) {
  const { brand } = page;
  const { contactEmails, websiteName } = brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Complaints"
      description={`How to complain to ${websiteName}, what happens when, and how to take it to the Financial Ombudsman Service.`}
      lead="Tell us what went wrong, in whatever way suits you. It’s free, and it won’t change how we treat you."
      sections={[
        {
          id: 'how',
          heading: 'How to complain',
          content: <HowToComplain page={page} email={contactEmails.complaints} />,
        },
        { id: 'what-happens', heading: 'What happens next', content: <WhatHappens /> },
        { id: 'ombudsman', heading: 'If you’re not happy with our answer', content: <Ombudsman /> },
        { id: 'support', heading: 'If you’d like help to complain', content: <Support {...page} /> },
      ]}
    >
      <div className="summary-box">
        <FigureRow
          items={[
            { label: 'Our final answer, within', value: `${TIMES.finalAnswerWeeks} weeks` },
            { label: 'To take it further, you have', value: `${TIMES.ombudsmanMonths} months` },
            { label: 'What it costs you', value: 'Nothing' },
          ]}
        />
      </div>
    </InformationPage>
  );
}

function HowToComplain({ page, email }: { page: PublicPageProps; email: string }) {
  return (
    <>
      <ContactCards brand={page.brand} email={email} />
      <p>It helps us if you say:</p>
      <ul>
        <li>your name and, if you have one, the reference of your loan or application</li>
        <li>what happened, and when</li>
        <li>how it affected you, and what you would like us to do</li>
      </ul>
      <p>
        You don’t need a form or any particular words. If you tell us you’re unhappy, we’ll treat it as a
        complaint.
      </p>
    </>
  );
}

/** FCA handbook, DISP 1.4.1R, 1.5 and 1.6. */
const STEPS = [
  {
    title: 'We write back promptly',
    text: 'We’ll confirm that we have it, who is looking at it and how to reach them.',
  },
  {
    title: `If we can, we’ll settle it within ${TIMES.summaryWorkingDays} working days`,
    text: 'We’ll send you a short letter that says what we agreed, and that you can still go to the ombudsman.',
  },
  {
    title: 'Otherwise, we’ll investigate',
    text: 'Someone who wasn’t involved will read everything and contact you with any questions.',
  },
  {
    title: `Within ${TIMES.finalAnswerWeeks} weeks you’ll have our final answer`,
    text: 'It says what we found, whether we agree with you, and what we’ll do about it. If we need longer, we’ll tell you why.',
  },
] as const;

function WhatHappens() {
  return (
    <ol className="timeline">
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Ombudsman() {
  return (
    <>
      <p>
        The Financial Ombudsman Service settles disputes between people and financial firms. It is independent
        and free, and it can tell us to put things right. You can contact it once you have our final answer,
        or if {TIMES.finalAnswerWeeks} weeks have passed and you haven’t had one.
      </p>
      <p>
        You have {TIMES.ombudsmanMonths} months from the date of our final answer. It may turn a complaint
        down if what happened is more than {LIMITS.yearsSinceEvent} years ago, unless you found out, or could
        have, within the last {LIMITS.yearsSinceKnown} years.
      </p>
      <p>
        Fill in its form at{' '}
        <a href={OMBUDSMAN.href} rel="noreferrer">
          financial-ombudsman.org.uk
        </a>
        , call <PhoneLink phone={OMBUDSMAN.phone} />, email{' '}
        <a href={`mailto:${OMBUDSMAN.email}`}>{OMBUDSMAN.email}</a>, or write to the Financial Ombudsman
        Service, {OMBUDSMAN.address.join(', ')}.
      </p>
    </>
  );
}

function Support(page: PublicPageProps) {
  return (
    <>
      <p>
        Someone else can complain for you, such as a relative, a friend or an adviser. Tell us once that they
        have your permission. We can take down a complaint on the phone and read it back to you, and send our
        answer in large print or in braille.
      </p>
      <p>
        You don’t need to pay a company to complain for you.{' '}
        <a href={publicAddress('/help-and-support#support', page)}>Other ways we can support you</a>
      </p>
    </>
  );
}
