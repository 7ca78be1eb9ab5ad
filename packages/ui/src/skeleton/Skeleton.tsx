import { classes } from '../shared/classes.ts';

export type SkeletonProps = {
  /** What is loading, for screen readers. */
  label: string;
  lines?: number | undefined;
  /** Starts with the outline of a large figure. */
  figure?: boolean | undefined;
};

/** A placeholder with the layout of the content that is loading. */
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
