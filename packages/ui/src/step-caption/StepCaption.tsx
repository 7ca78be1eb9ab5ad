export type StepCaptionProps = { step: number; of: number; name?: string | undefined };

/** Place it above the heading, and only if the number of steps is reliable. */
export function StepCaption({ step, of, name }: StepCaptionProps) {
  return (
    <p className="step-caption">
      Step {step} of {of}
      {name !== undefined && <span className="step-caption-name"> · {name}</span>}
    </p>
  );
}
