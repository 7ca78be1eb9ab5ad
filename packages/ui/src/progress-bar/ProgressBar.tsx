import { useId, type ReactNode } from 'react';

export type ProgressBarProps = {
  label: ReactNode;
  /** The progress as text, such as "3 of 36 payments made". */
  text: ReactNode;
  value: number;
  max: number;
};

export function ProgressBar({ label, text, value, max }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress">
      <div className="progress-words">
        <span className="progress-label" id={`${id}-label`}>
          {label}
        </span>
        <span className="progress-text" id={`${id}-text`}>
          {text}
        </span>
      </div>
      <progress
        className="progress-bar"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        value={value}
        max={max}
      />
    </div>
  );
}
