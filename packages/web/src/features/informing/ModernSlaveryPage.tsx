import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

/** Modern Slavery Act 2015, s.54(5): what a statement may say, in its order. */
export function ModernSlaveryPage(page: PublicPageProps) {
  const { websiteName, legalEntity } = page.brand.dictionary;
  const { name, isDemonstration } = legalEntity;
  return (
    <InformationPage
      page={page}
      title="Modern slavery statement"
      description={`What ${name} does to prevent forced labour in its business and its supply chain.`}
      lead="No one should be forced to work, by violence, debt or threats: not here, and not for any of our suppliers."
      sections={[
        {
          id: 'business',
          heading: 'Our business and what we buy',
          content: (
            <p>
              {name} lends to people in the United Kingdom, also under the name {websiteName}. It makes no
              goods. It buys services: credit reference searches, payment services, messages, computing,
              offices and their cleaning.
            </p>
          ),
        },
        { id: 'risk', heading: 'Where the risk is', content: <Risk /> },
        { id: 'checks', heading: 'What we do about it', content: <Checks /> },
        {
          id: 'concern',
          heading: 'If something worries you',
          content: (
            <>
              <p>
                Tell us, by <a href={publicAddress('/contact', page)}>any of the ways to reach us</a>. You
                don’t have to give your name, and we won’t treat anyone who speaks up in good faith any worse
                for it.
              </p>
              <p>
                If someone is in danger now, call 999. The{' '}
                <a href="https://www.modernslaveryhelpline.org/" rel="noreferrer">
                  Modern Slavery &amp; Exploitation Helpline
                </a>{' '}
                is independent and open day and night.
              </p>
            </>
          ),
        },
        {
          id: 'approval',
          heading: 'Approval',
          content: (
            <p>
              {isDemonstration
                ? `A statement under section 54 of the Modern Slavery Act 2015 is approved by the board and signed by a director. ${name} is fictional, so this one is an example and is not signed.`
                : `This statement is made under section 54 of the Modern Slavery Act 2015 and was approved by the board of ${name}.`}
            </p>
          ),
        },
      ]}
    />
  );
}

function Risk() {
  return (
    <>
      <p>
        The risk among our own people is low: they are employed directly, by contract, and paid by the month.
      </p>
      <p>
        It is higher where work is paid by the hour and bought through others: cleaning, security, catering,
        and the manufacture of computers and phones.
      </p>
      <p>
        Our customers can be victims too. A loan taken under someone else’s control, or wages paid into an
        account that is not the worker’s, can be signs.
      </p>
    </>
  );
}

function Checks() {
  return (
    <ul>
      <li>Before we buy from a supplier in a high-risk sector, we ask how its people are hired and paid.</li>
      <li>Our contracts let us ask again, and end the contract if the answer is not good enough.</li>
      <li>We check that everyone we employ has chosen to work here and has the right to.</li>
      <li>Staff who speak with borrowers learn the signs of control and exploitation, and who to tell.</li>
      <li>Each year we review what we found and what we changed as a result.</li>
    </ul>
  );
}
