/** An animated spinner. Show text next to it that says what is happening. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
