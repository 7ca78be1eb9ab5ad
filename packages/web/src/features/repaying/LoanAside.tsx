import { formatWholePounds } from '@fairlead/core/money/pounds';
import { displayDay } from '@fairlead/core/calendar/display';
import { Link } from '@fairlead/ui/link/Link';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { EmailLink } from '../../parts/lender/EmailLink.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { SignedDocuments } from '../../parts/loan/SignedDocuments.tsx';
import { OpenInApp } from '../../parts/page/OpenInApp.tsx';
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
      <section>
        <h2>Your documents</h2>
        <SignedDocuments loan={loan} />
      </section>
      <Withdrawal loan={loan} />
      <Contact reference={loan.reference} />
      <OpenInApp />
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
          { key: 'You borrowed', value: formatWholePounds(loan.amount) },
          { key: 'Total payable', value: formatWholePounds(loan.totalAmountPayable) },
          { key: 'Monthly payment', value: formatWholePounds(loan.monthlyCost) },
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

function Withdrawal({ loan }: { loan: Loan }) {
  const withdrawal = presentWithdrawal(loan);
  if (!withdrawal) return null;
  return (
    <section>
      <h2>{withdrawal.title}</h2>
      <p>{withdrawal.text}</p>
      {withdrawal.href !== undefined && (
        <p>
          <Link href={withdrawal.href}>Withdraw from your loan</Link>
        </p>
      )}
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
                <EmailLink email={contactEmails.support} />
                <span className="loan-hours">{presentOpeningHours(openingHours.email)}</span>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
