import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type Step = { title: ReactNode; text: ReactNode; art?: ReactNode };

/**
 * What happens, in order. Three steps that all have a drawing go side by side on a wide screen. How the steps stand is the brand's, chosen by `data-steps` on the document.
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
