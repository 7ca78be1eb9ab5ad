import { Card } from '@fairlead/ui/card/Card';
import type { LoanCase } from '../../resources/repaying/cases.ts';
import { presentCase } from './present-case.ts';

type CasesProps = {
  heading: string;
  cases: readonly LoanCase[];
};

/** What a person looks into, and what they answered. */
export function Cases({ heading, cases }: CasesProps) {
  if (cases.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="cases-heading">
      <h2 id="cases-heading">{heading}</h2>
      {cases.map((each) => (
        <Case key={each.id} shown={each} />
      ))}
    </section>
  );
}

function Case({ shown }: { shown: LoanCase }) {
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
    </Card>
  );
}
