import { Card } from '@fairlead/ui/card/Card';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { DebtAdvice } from '../../../parts/lender/DebtAdvice.tsx';
import { PhoneLink } from '../../../parts/lender/PhoneLink.tsx';
import type { Loan } from '../../../resources/loan.ts';
import { presentEnding } from '../../../parts/ending/present-ending.ts';

/** The agreement ended before its last instalment. */
export function Ended({ loan }: { loan: Loan }) {
  const ending = presentEnding(loan);
  if (!ending) return null;
  const { heading, text, creditFile, figures, buyer, hasAdvice } = ending;
  return (
    <Card as="section" raised aria-labelledby="state-heading">
      <h2 id="state-heading">{heading}</h2>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {buyer !== null && (
        <SummaryList
          rows={[
            { key: 'Now pay', value: buyer.name },
            { key: 'Phone', value: <PhoneLink phone={buyer.phone} /> },
            { key: 'Email', value: <a href={`mailto:${buyer.email}`}>{buyer.email}</a> },
          ]}
        />
      )}
      <FigureRow items={figures} />
      {creditFile !== null && <p>{creditFile}</p>}
      {hasAdvice && <DebtAdvice />}
    </Card>
  );
}
