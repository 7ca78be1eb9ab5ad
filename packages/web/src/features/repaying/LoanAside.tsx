import { formatPounds } from '@fairlead/core/money/pounds';
import { displayDay } from '@fairlead/core/calendar/display';
import { DOCUMENT_TITLES } from '@fairlead/core/documents/document-titles';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { downloadPath, loanPdfPath } from '../../paths.ts';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { percent } from '../../parts/loan/percent.ts';
import { presentOpeningHours } from '../../parts/lender/present-opening-hours.ts';
import type { Loan } from '../../resources/loan.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { presentWithdrawal } from './present-alerts.ts';

/** Next to the plan: the agreement, its documents, withdrawal, and how to reach us. */
export function LoanAside({ loan }: { loan: Loan }) {
  return (
    <aside className="loan-aside" aria-label="About this loan">
      <Agreement loan={loan} />
      <Documents loan={loan} />
      <Withdrawal loan={loan} />
      <Contact reference={loan.reference} />
    </aside>
  );
}

function Agreement({ loan }: { loan: Loan }) {
  const { directDebitLabel } = usePageSettings().brand.dictionary;
  return (
    <section>
      <h2>Your agreement</h2>
      <SummaryList
        rows={[
          { key: 'You borrowed', value: formatPounds(loan.amount) },
          { key: 'Total payable', value: formatPounds(loan.totalAmountPayable) },
          { key: 'Monthly payment', value: formatPounds(loan.monthlyCost) },
          { key: 'Interest', value: `${percent(loan.interestRate)} a year, fixed` },
          { key: 'APR', value: percent(loan.apr) },
          { key: 'Signed on', value: displayDay(loan.signedOn) },
          { key: 'Reference', value: loan.reference },
          { key: 'On your statement', value: directDebitLabel },
        ]}
      />
    </section>
  );
}

const DOCUMENTS = [
  { slug: 'contract', about: 'what you signed' },
  { slug: 'secci', about: 'the terms at a glance' },
  { slug: 'adequate-explanations', about: 'what to know' },
] as const;

function Documents({ loan }: { loan: Loan }) {
  return (
    <section>
      <h2>Your documents</h2>
      <ul className="loan-documents">
        {DOCUMENTS.map(({ slug, about }) => (
          <li key={slug}>
            <span>
              <a href={loanPdfPath(loan.id, slug)} target="_blank" rel="noreferrer">
                {DOCUMENT_TITLES[slug]}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              <span className="muted small">PDF, {about}</span>
            </span>
            <a href={downloadPath(loanPdfPath(loan.id, slug))} download>
              Download<span className="visually-hidden"> {DOCUMENT_TITLES[slug]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Withdrawal({ loan }: { loan: Loan }) {
  const withdrawal = presentWithdrawal(loan);
  if (!withdrawal) return null;
  return (
    <section>
      <h2>{withdrawal.title}</h2>
      <p>{withdrawal.text}</p>
    </section>
  );
}

function Contact({ reference }: { reference: string }) {
  const { phone, contactEmails, openingHours } = usePageSettings().brand.dictionary;
  return (
    <section>
      <h2>Talk to us</h2>
      <p>Quote your reference, {reference}.</p>
      <SummaryList
        rows={[
          {
            key: 'Phone',
            value: (
              <>
                <PhoneLink phone={phone} />
                <span className="loan-hours">{presentOpeningHours(openingHours.phone)}</span>
              </>
            ),
          },
          {
            key: 'Email',
            value: (
              <>
                <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>
                <span className="loan-hours">{presentOpeningHours(openingHours.email)}</span>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
