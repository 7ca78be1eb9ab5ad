import type { ReactNode } from 'react';

export type Step = { title: ReactNode; text: ReactNode };

/** What happens, in order. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li className="step" key={index}>
          <h3 className="step-title">{title}</h3>
          <p className="step-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
