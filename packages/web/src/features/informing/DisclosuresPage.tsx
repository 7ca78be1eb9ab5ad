import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { ExampleBox } from './ExampleBox.tsx';
import { factsOf } from './facts.ts';
import { WhoIsPaid } from './WhoIsPaid.tsx';
import { WhoLends } from './WhoLends.tsx';

export function DisclosuresPage(page: PublicPageProps) {
  const { brand } = page;
  return (
    <InformationPage
      page={page}
      title="Disclosures"
      description={`Who lends under the name ${brand.dictionary.websiteName}, what the representative APR is based on, who gets paid and for what, and your rights.`}
      lead="What the law and our regulator require us to say, in one place and in plain English."
      sections={[
        { id: 'lender', heading: 'Who lends, and who introduces', content: <WhoLends brand={brand} /> },
        { id: 'status', heading: 'Who regulates the lender', content: <Status {...page} /> },
        { id: 'apr', heading: 'What the representative APR is based on', content: <Apr {...page} /> },
        { id: 'paid', heading: 'Who gets paid, and for what', content: <WhoIsPaid brand={brand} /> },
        { id: 'risks', heading: 'The risks of borrowing', content: <Risks {...page} /> },
        { id: 'rights', heading: 'Rights that the law gives you', content: <Rights {...page} /> },
        { id: 'complaints', heading: 'Complaints in figures', content: <Complaints {...page} /> },
      ]}
    >
      <ExampleBox brand={brand} />
    </InformationPage>
  );
}

/** FCA handbook, GEN 4 Annex 1R: the words on a firm's status. COMP 4 and 5: credit is not a protected claim. */
function Status({ brand }: PublicPageProps) {
  const { name, frn, isDemonstration } = brand.dictionary.legalEntity;
  return (
    <>
      <p>
        {isDemonstration
          ? `A lender like ${name} is authorised and regulated by the Financial Conduct Authority, and its firm reference number can be looked up on the `
          : `${name} is authorised and regulated by the Financial Conduct Authority, firm reference number ${frn}. You can look it up on the `}
        <a href="https://register.fca.org.uk/" rel="noreferrer">
          Financial Services Register
        </a>
        .{isDemonstration && ` The number ${frn} is a placeholder, because this lender is fictional.`}
      </p>
      <p>
        Money that you borrow is not covered by the Financial Services Compensation Scheme. The scheme
        protects money that you save or invest with a firm, not money that you owe.
      </p>
    </>
  );
}

/** FCA handbook, CONC 3.5.5R(1) and the Glossary's "representative APR". */
function Apr({ brand }: PublicPageProps) {
  const { apr, shownAprs, fee, fullFeeFrom, feeShareOfCharge } = factsOf(brand);
  return (
    <>
      <p>
        The representative APR is {apr}. It is the rate at or below which we expect to make at least 51% of
        the agreements that come from our advertising. We check it against the agreements that we make, and
        change it if it is no longer right.
      </p>
      <p>
        Across every amount, term and credit history on our home page, the APR ranges from {shownAprs.least}{' '}
        to {shownAprs.most}. Which one is yours depends on {shownAprs.dependOn}. The APR includes the interest
        and the arrangement fee. The fee is {fee} on {fullFeeFrom} or more and in proportion below
        {feeShareOfCharge !== null &&
          `, and never more than ${feeShareOfCharge} of the total charge for credit, which is the interest and the fee`}
        .
      </p>
    </>
  );
}

/** FCA handbook, CONC 3.3.1R: risks with the benefits, no less prominent. */
function Risks(page: PublicPageProps) {
  return (
    <>
      <p>
        Missed payments can be recorded on your credit file for 6 years and make credit harder to get and more
        expensive. If nothing is agreed, the lender may end the agreement, ask you to repay everything you owe
        and go to court, which could order a charge on your home.
      </p>
      <p>
        A longer term makes each payment smaller and the total larger. Using a loan to pay other debts helps
        only if it costs less than they do.{' '}
        <a href={publicAddress('/help-and-support#difficulty', page)}>If paying is difficult</a>
      </p>
    </>
  );
}

function Rights({ brand }: PublicPageProps) {
  const { withdrawalDays, daysToRepay, statementDays } = factsOf(brand);
  return (
    <ul>
      <li>
        To the pre-contract information before you sign, and to a copy of the agreement (Consumer Credit Act
        1974, ss.55 and 61A)
      </li>
      <li>
        To withdraw within {withdrawalDays} days, and {daysToRepay} days to pay back what was lent (s.66A)
      </li>
      <li>To a statement of account, free of charge, at any time (s.77B)</li>
      <li>
        To repay early, in full or in part, and to a settlement figure within {statementDays} working days
        (ss.94, 95 and 97)
      </li>
      <li>
        To a default notice, and time to put things right, before an agreement is ended for arrears (ss.87 to
        89)
      </li>
      <li>To ask a court for time to pay (s.129)</li>
      <li>To know which credit reference agency we used (s.157)</li>
    </ul>
  );
}

/** FCA handbook, DISP 1.10A: firms with 500 complaints or more in six months publish them. */
function Complaints(page: PublicPageProps) {
  const { name, isDemonstration } = page.brand.dictionary.legalEntity;
  return (
    <p>
      Firms that receive 500 complaints or more in six months publish how many, about what and how they ended.{' '}
      {isDemonstration
        ? `${name} is fictional and has received none.`
        : `${name} has received fewer than that.`}{' '}
      <a href={publicAddress('/complaints', page)}>How to complain</a>
    </p>
  );
}
