import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

/** The short number of Stop Scams UK, which puts a caller through to their own bank. */
const BANKS = '159';

export function StayFraudAwarePage(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Stay fraud aware"
      description={`What ${websiteName} never asks for, how to check that it is us, and what to do if you think it was not.`}
      lead="Criminals pretend to be lenders. Here is what we never do, how to check that it is us, and what to do if it was not."
      sections={[
        { id: 'never', heading: 'What we never ask for', content: <Never /> },
        { id: 'is-it-us', heading: 'How to check that it is us', content: <IsItUs {...page} /> },
        { id: 'tricks', heading: 'Tricks to watch out for', content: <Tricks /> },
        {
          id: 'what-to-do',
          heading: 'If you think you’ve been a victim of fraud',
          content: <WhatToDo {...page} />,
        },
        {
          id: 'in-your-name',
          heading: 'If a loan was taken in your name',
          content: <InYourName {...page} />,
        },
      ]}
    >
      <div className="summary-box">
        <p>
          <strong>Did you just send money or tell someone a code?</strong> Call your bank now, on the number
          on your card or on <PhoneLink phone={BANKS} />. Every minute counts.
        </p>
      </div>
    </InformationPage>
  );
}

function Never() {
  return (
    <ul>
      <li>
        <strong>Money before a loan.</strong> No fee, deposit, insurance or “first payment” comes before you
        have your loan.
      </li>
      <li>
        <strong>A code that we have texted.</strong> Only type it on this site. Never tell anyone, not even
        us.
      </li>
      <li>
        <strong>Your PIN, your bank password or a photo of your card.</strong>
      </li>
      <li>
        <strong>Moving money to a “safe” account</strong>, gift cards or cryptocurrency.
      </li>
      <li>
        <strong>Control of your phone or computer</strong> by an app that shows us your screen.
      </li>
    </ul>
  );
}

function IsItUs({ brand }: PublicPageProps) {
  const { domain, phone, legalEntity } = brand.dictionary;
  return (
    <>
      <ul>
        <li>
          Our site is {domain}. Type the address yourself instead of following a link that you didn’t ask for.
        </li>
        <li>Our emails come from addresses that end in @{domain}.</li>
        <li>
          If a call seems odd, end it. Wait a few minutes, then call us on <PhoneLink phone={phone} />. We’re
          always happy for you to check.
        </li>
        <li>
          A real lender is on the{' '}
          <a href="https://register.fca.org.uk/" rel="noreferrer">
            Financial Services Register
          </a>
          . Compare its name, reference number and phone number with those you were given.
        </li>
      </ul>
      {legalEntity.isDemonstration && (
        <p>You will not find our own lender there: it is fictional, and this site is a demonstration.</p>
      )}
    </>
  );
}

function Tricks() {
  return (
    <ul>
      <li>A loan for anyone, whatever their credit history, if they pay something first</li>
      <li>A caller who knows your name and part of your address, and asks you to “confirm” the rest</li>
      <li>A copy of a lender’s site at an address that is one letter different</li>
      <li>Someone who asks you to take out a loan and pass the money on to them</li>
      <li>Pressure to hurry, so that you have no time to think</li>
    </ul>
  );
}

/**
 * Report Fraud took over from Action Fraud on 4 December 2025 (City of London Police); in Scotland it is the police
 * on 101. 7726 takes texts for every network (Ofcom).
 */
function WhatToDo({ brand }: PublicPageProps) {
  return (
    <ol>
      <li>
        Call your bank: the number on your card, or <PhoneLink phone={BANKS} />.
      </li>
      <li>
        Call us on <PhoneLink phone={brand.dictionary.phone} /> and tell us what happened, even if you are not
        sure.
      </li>
      <li>
        Report it to{' '}
        <a href="https://www.reportfraud.police.uk/" rel="noreferrer">
          Report Fraud
        </a>{' '}
        in England, Wales and Northern Ireland (it used to be called Action Fraud). In Scotland, call the
        police on <PhoneLink phone="101" />.
      </li>
      <li>Forward a suspicious text to 7726, and a suspicious email to report@phishing.gov.uk.</li>
    </ol>
  );
}

function InYourName(page: PublicPageProps) {
  return (
    <>
      <p>
        Tell us by phone. We’ll stop asking you for payments while we look into it. If the loan is not yours,
        you owe nothing and we’ll correct your credit file.
      </p>
      <p>
        Check your credit file with each credit reference agency for other loans. It’s free.{' '}
        <a href={publicAddress('/contact', page)}>How to reach us</a>
      </p>
    </>
  );
}
