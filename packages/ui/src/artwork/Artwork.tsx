import { classes } from '../shared/classes.ts';

export type ArtworkProps = {
  /** Inline SVG from the brand's record. Never user input. */
  svg: string;
  /** A text alternative. Without it, the drawing is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Artwork({ svg, label, className }: ArtworkProps) {
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={classes('artwork', className)}
      {...ariaProps}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
