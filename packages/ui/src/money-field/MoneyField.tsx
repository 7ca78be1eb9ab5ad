import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type MoneyFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode' | 'spellCheck'> & {
  /** Whether to accept pence. */
  pence?: boolean | undefined;
};

/** An amount in pounds. The label must say "in pounds", because screen readers skip the pound sign. */
export function MoneyField({ pence = false, width = 10, autoComplete = 'off', ...rest }: MoneyFieldProps) {
  const inputMode = pence ? 'decimal' : 'numeric';
  return (
    <TextField {...rest} {...{ width, autoComplete, inputMode }} prefix="£" type="text" spellCheck={false} />
  );
}
