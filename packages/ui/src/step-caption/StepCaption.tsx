export type StepCaptionProps = { step: number; of: number; name?: string | undefined };

/** Place it above the heading, and only if the number of steps is reliable. */
export function StepCaption({ step, of, name }: StepCaptionProps) {
  return (
    <p className="step-caption">
      Step {step} of {of}
      {name !== undefined && <span className="step-caption-name"> · {name}</span>}
      <span className="step-marks" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-is-done={index < step || undefined} />
        ))}
      </span>
    </p>
  );
}
