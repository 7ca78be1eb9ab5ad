import { classes } from '../shared/classes.ts';

export type ArtworkProps = {
  /** Inline SVG of the brand's own, never anything typed by a person. */
  svg: string;
  /** What it shows; without it the drawing is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Artwork({ svg, label, className }: ArtworkProps) {
  const heard = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={classes('artwork', className)} {...heard} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
