import { Details } from '@fairlead/ui/details/Details';
import { Table } from '@fairlead/ui/table/Table';
import type { SettlementPreview } from '../../resources/repaying/repayment.ts';

type HowItIsWorkedOutProps = {
  working: SettlementPreview['context']['working'];
  /** Before the calculation. */
  intro?: string;
};

/** The calculation line by line. */
export function HowItIsWorkedOut({ working, intro }: HowItIsWorkedOutProps) {
  const { figure, rule, source, inputs, steps, result } = working;
  return (
    <Details summary="How is this worked out?">
      {intro !== undefined && <p>{intro}</p>}
      <p>
        {rule} <span className="muted">({source})</span>
      </p>
      <Table
        compact
        caption={figure}
        captionHidden
        columns={[
          { key: 'label', heading: 'Line', rowHeading: true },
          { key: 'value', heading: 'Figure', numeric: true },
        ]}
        rows={[
          ...[...inputs, ...steps].map(({ label, value }) => ({ id: label, label, value })),
          { id: 'result', label: <strong>{figure}</strong>, value: <strong>{result}</strong> },
        ]}
      />
    </Details>
  );
}
