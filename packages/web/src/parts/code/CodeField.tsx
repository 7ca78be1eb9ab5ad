import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ComponentProps } from 'react';

type CodeFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'error' | 'attempt'
>;

/** The code of a text message, which a phone offers to fill in. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField {...props} label="6-digit code" inputMode="numeric" autoComplete="one-time-code" width={10} />
  );
}
