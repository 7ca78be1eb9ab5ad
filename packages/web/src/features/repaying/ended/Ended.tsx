import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { makePaymentPath } from '../../../loan-paths.ts';
import { DebtAdvice } from '../../../parts/lender/DebtAdvice.tsx';
import { EmailLink } from '../../../parts/lender/EmailLink.tsx';
import { PhoneLink } from '../../../parts/lender/PhoneLink.tsx';
import { Scene } from '../../../parts/page/Scene.tsx';
import type { Loan } from '../../../resources/loan.ts';
import { presentEnding } from '../../../parts/ending/present-ending.ts';
import { PendingPayments } from '../PendingPayments.tsx';

/** The agreement ended before its last instalment. What a termination left to pay is paid from here. */
export function Ended({ loan }: { loan: Loan }) {
  const ending = presentEnding(loan);
  if (!ending) return null;
  const { heading, owed, text, creditFile, figures, buyer, hasAdvice, isPayable } = ending;
  const { pendingRepayments: payments = [] } = loan;
  return (
    <>
      <Card as="section" raised aria-labelledby="state-heading">
        {loan.state === 'Settled' && <Scene name="ended" />}
        <h2 id="state-heading">{heading}</h2>
        {owed !== null && <Figure label="You owe" value={owed} />}
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isPayable && (
          <p>
            <Button href={makePaymentPath(loan.id)}>Pay what you owe</Button>
          </p>
        )}
        {buyer !== null && (
          <SummaryList
            rows={[
              { key: 'Who to pay', value: buyer.name },
              { key: 'Phone', value: <PhoneLink phone={buyer.phone} /> },
              { key: 'Email', value: <EmailLink email={buyer.email} /> },
            ]}
          />
        )}
        {figures.length > 0 && <FigureRow items={figures} />}
        {creditFile !== null && <p>{creditFile}</p>}
        {hasAdvice && <DebtAdvice />}
      </Card>
      {payments.length > 0 && <PendingPayments loan={loan} payments={payments} />}
    </>
  );
}
