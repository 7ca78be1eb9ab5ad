export type StepCaptionProps = { step: number; of: number; name?: string | undefined };

/** Stands above the heading, and only while the count can be relied on. */
export function StepCaption({ step, of, name }: StepCaptionProps) {
  return (
    <p className="step-caption">
      Step {step} of {of}
      {name !== undefined && <span className="step-caption-name"> · {name}</span>}
    </p>
  );
}
