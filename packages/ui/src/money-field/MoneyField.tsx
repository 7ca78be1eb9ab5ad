import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type MoneyFieldProps = Omit<TextFieldProps, 'prefix' | 'type' | 'inputMode' | 'spellCheck'> & {
  /** Whether pence may be typed. */
  pence?: boolean | undefined;
};

/** An amount of pounds. The label says "in pounds", because the pound sign is only seen. */
export function MoneyField({ pence = false, width = 10, autoComplete = 'off', ...rest }: MoneyFieldProps) {
  const inputMode = pence ? 'decimal' : 'numeric';
  return (
    <TextField {...rest} {...{ width, autoComplete, inputMode }} prefix="£" type="text" spellCheck={false} />
  );
}
