import { Field, type FieldWords } from '../field/Field.tsx';
import { describedBy } from '../shared/control.ts';

export type FileFieldProps = FieldWords & {
  name: string;
  id?: string | undefined;
  /** What the browser offers first, such as `.pdf,image/*`; the server looks at what arrives. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  onChange?: ((files: readonly File[]) => void) | undefined;
};

/** The browser's own file input: it takes the keyboard, a dropped file and a phone's camera. */
export function FileField(props: FileFieldProps) {
  const { name, id = name, label, labelAsHeading, hint, error, accept, multiple, onChange } = props;
  return (
    <Field {...{ id, label, labelAsHeading, hint, error }}>
      <input
        className="input file"
        type="file"
        {...{ id, name, accept, multiple }}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={onChange && ((event) => onChange([...(event.currentTarget.files ?? [])]))}
      />
    </Field>
  );
}
