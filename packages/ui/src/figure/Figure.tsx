import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { splitMinor } from './split-minor.ts';

export type FigureProps = {
  label: ReactNode;
  /** Already formatted: "£303.27", "29.7%". */
  value: string;
  note?: ReactNode;
  /** Use `large` for the main figure of the page. */
  size?: 'large' | 'medium' | undefined;
  id?: string | undefined;
};

export function Figure({ label, value, note, size = 'large', id }: FigureProps) {
  const [major, minor] = splitMinor(value);
  return (
    <div className={classes('figure', `figure-${size}`)} id={id}>
      <p className="figure-label">{label}</p>
      <p className="figure-value">
        {major}
        {minor !== '' && <span className="figure-minor">{minor}</span>}
      </p>
      {note !== undefined && <p className="figure-note">{note}</p>}
    </div>
  );
}
