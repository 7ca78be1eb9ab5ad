import { Button } from '@fairlead/ui/button/Button';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { Table } from '@fairlead/ui/table/Table';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import type { ChangePreview } from '../../../resources/repaying/repayment.ts';
import type { ChangeKind } from './changes.ts';
import { basisInWords, comparisonRows, nextInWords, outcomeInWords } from './present-what-if.ts';
import type { Considered } from './use-what-if.ts';

const COLUMNS = [
  { key: 'what', heading: 'Figure', rowHeading: true },
  { key: 'now', heading: 'As it is', numeric: true },
  { key: 'after', heading: 'With the change', numeric: true },
] as const;

type OutcomeProps = {
  kind: ChangeKind;
  considered: Considered;
  /** The page on which the change is made. */
  href: string;
  /** Takes what was chosen here to that page. */
  onNext: (preview: ChangePreview) => void;
};

/** The figures before and after, and the way to make the change. */
export function Outcome({ kind, considered: { preview, isOld, error }, href, onNext }: OutcomeProps) {
  if (error !== undefined) return <ActionFailed error={error} />;
  if (preview === undefined) {
    return isOld ? <Skeleton label="Working out what changes" figure lines={4} /> : null;
  }
  const words = outcomeInWords(preview);
  return (
    <div className="what-if-outcome stack gap-4" data-old={isOld || undefined} aria-busy={isOld || undefined}>
      <p className="what-if-words">
        <strong>{words}</strong>
      </p>
      <Table
        compact
        caption="Your loan as it is, and with the change"
        captionHidden
        columns={COLUMNS}
        rows={comparisonRows(preview)}
      />
      <p className="muted">{isOld ? 'Working it out again…' : basisInWords(kind, preview)}</p>
      <p>
        <Button variant="secondary" href={href} onClick={() => onNext(preview)}>
          {nextInWords(kind, preview)}
        </Button>
      </p>
      <Spoken text={isOld ? '' : words} />
    </div>
  );
}
