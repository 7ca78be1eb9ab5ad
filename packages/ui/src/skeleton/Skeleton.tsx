import { classes } from '../shared/classes.ts';

export type SkeletonProps = {
  /** What is being waited for, for a screen reader. */
  label: string;
  lines?: number | undefined;
  /** Starts with the shape of a big figure. */
  figure?: boolean | undefined;
};

/** The shape of content that is on its way and known to look like this. */
export function Skeleton({ label, lines = 3, figure = false }: SkeletonProps) {
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? 'short' : 'long'));
  return (
    <div className="skeleton" role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {figure && <span className="skeleton-line skeleton-figure" />}
      {widths.map((width, line) => (
        <span key={line} className={classes('skeleton-line', `skeleton-${width}`)} />
      ))}
    </div>
  );
}
