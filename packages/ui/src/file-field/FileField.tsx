import { Field, type FieldText } from '../field/Field.tsx';
import { describedBy } from '../shared/control.ts';

export type FileFieldProps = FieldText & {
  name: string;
  id?: string | undefined;
  /** A filter for the file picker, such as `.pdf,image/*`. The server checks the files. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  onChange?: ((files: readonly File[]) => void) | undefined;
};

/** A native file input. It supports the keyboard, drag and drop, and a phone's camera. */
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
