import { Button } from '@fairlead/ui/button/Button';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Table } from '@fairlead/ui/table/Table';
import { useState } from 'react';
import { useReadMagicValuesQuery } from '../../resources/sandbox.ts';
import { MagicValue } from './MagicValue.tsx';
import { presentMagicValues } from './present-magic-values.ts';

const COLUMNS = [
  { key: 'value', heading: 'Type', rowHeading: true },
  { key: 'outcome', heading: 'What happens' },
] as const;

/** What to type to make each outcome happen, each with a button that copies it. */
export function MagicValues() {
  const { data, error, refetch } = useReadMagicValuesQuery({});
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <section className="stack gap-6" aria-labelledby="magic-heading">
      <div className="stack gap-2">
        <h2 id="magic-heading">Magic values</h2>
        <p className="measure muted">
          External services are simulated. What you type decides what they answer; any other value succeeds.
        </p>
        <p className="visually-hidden" role="status">
          {copied !== null && `${copied} copied`}
        </p>
      </div>
      {!data && !error && <Skeleton label="Loading the magic values" lines={8} />}
      {error !== undefined && (
        <p>
          We couldn’t load the magic values.{' '}
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div className="sandbox-magic">
        {presentMagicValues(data ?? []).map(({ group, rows }) => (
          <div className="sandbox-group" key={group}>
            <Table
              caption={group}
              columns={COLUMNS}
              rows={rows.map(({ id, outcome, ...row }) => ({
                id,
                outcome,
                value: <MagicValue {...row} copied={copied} onCopied={setCopied} />,
              }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
