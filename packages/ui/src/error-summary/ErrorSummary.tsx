import { useEffect, useId, useRef } from 'react';

export type SummaryError = {
  /** Id of the control to go to; without one the error belongs to the whole form. */
  field?: string | undefined;
  message: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** For an address that leads to the summary, where no script moves the focus. */
  id?: string | undefined;
  title?: string | undefined;
  /** Takes the focus again whenever this changes: count the attempts. */
  focusKey?: string | number | undefined;
};

/** Stands above the page's heading, takes the focus, and links every problem to its field. */
export function ErrorSummary({ errors, id, title = 'There is a problem', focusKey }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    if (!isEmpty) box.current?.focus();
  }, [focusKey, isEmpty]);
  if (isEmpty) return null;
  return (
    <div className="error-summary" id={id} ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 className="error-summary-title" id={titleId}>
        {title}
      </h2>
      <ul className="error-summary-list">
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''} ${message}`}>
            {field === undefined ? message : <ErrorLink field={field} message={message} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ErrorLink({ field, message }: { field: string; message: string }) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        const element = document.getElementById(field);
        if (!element) return;
        event.preventDefault();
        bringIntoView(element);
      }}
    >
      {message}
    </a>
  );
}

const CONTROLS = 'input, select, textarea, button';

/** The control itself, or inside a question of several parts the first that is wrong. */
function controlOf(element: HTMLElement): HTMLElement | null {
  if (element.matches(CONTROLS)) return element;
  return element.querySelector<HTMLElement>('[aria-invalid]') ?? element.querySelector<HTMLElement>(CONTROLS);
}

/** Scrolls to the question, not to the box, so that the label is in view above what takes the focus. */
function bringIntoView(element: HTMLElement) {
  (element.closest('.field') ?? element).scrollIntoView();
  controlOf(element)?.focus({ preventScroll: true });
}
