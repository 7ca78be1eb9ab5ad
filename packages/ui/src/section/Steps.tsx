import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type Step = { title: ReactNode; text: ReactNode; art?: ReactNode };

/**
 * Numbered steps. On a wide screen, three steps with drawings are side by side. `data-steps` on `<html>` sets the
 * brand's layout.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes('steps', steps.every(({ art }) => art !== undefined) && 'steps-drawn')}>
      {steps.map(({ title, text, art }, index) => (
        <li className="step" key={index}>
          <h3 className="step-title">{title}</h3>
          <p className="step-text">{text}</p>
          {art !== undefined && <div className="step-art">{art}</div>}
        </li>
      ))}
    </ol>
  );
}
