import { Button } from '@fairlead/ui/button/Button';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Table } from '@fairlead/ui/table/Table';
import { useReadMagicValuesQuery } from '../../resources/sandbox.ts';
import { presentMagicValues } from './present-magic-values.ts';

const COLUMNS = [
  { key: 'value', heading: 'Type', rowHeading: true },
  { key: 'outcome', heading: 'What happens' },
] as const;

/** What to type to make each outcome happen. */
export function MagicValues() {
  const { data, error, refetch } = useReadMagicValuesQuery({});
  return (
    <section className="stack gap-6" aria-labelledby="magic-heading">
      <div className="stack gap-2">
        <h2 id="magic-heading">Magic values</h2>
        <p className="measure muted">
          Every outside service is played here. What you type decides how it behaves; anything else behaves
          well.
        </p>
      </div>
      {!data && !error && <Skeleton label="Loading the magic values" lines={8} />}
      {error !== undefined && (
        <p>
          They could not be loaded.{' '}
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div className="sandbox-magic">
        {presentMagicValues(data ?? []).map(({ group, rows }) => (
          <Table key={group} caption={group} columns={COLUMNS} rows={rows} />
        ))}
      </div>
    </section>
  );
}
