import { Card } from '@fairlead/ui/card/Card';
import type { ReactNode } from 'react';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { presentCase } from './present-case.ts';

type CasesProps = {
  heading: string;
  cases: readonly LoanCase[];
  /** What more can be done about one that is not answered. */
  more?: (open: LoanCase) => ReactNode;
};

/** What a person looks into, and what they answered. */
export function Cases({ heading, cases, more }: CasesProps) {
  if (cases.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="cases-heading">
      <h2 id="cases-heading">{heading}</h2>
      {cases.map((each) => (
        <Case key={each.id} shown={each}>
          {each.answer === null && more?.(each)}
        </Case>
      ))}
    </section>
  );
}

function Case({ shown, children }: { shown: LoanCase; children: ReactNode }) {
  const { title, status, text, days } = presentCase(shown);
  return (
    <Card as="article" aria-label={title}>
      <div className="stack gap-2">
        <h3>{title}</h3>
        <p>
          <strong>{status}.</strong> {text}
        </p>
        <p className="small muted">{days}</p>
      </div>
      {children}
    </Card>
  );
}
