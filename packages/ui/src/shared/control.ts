import type { ChangeEvent } from 'react';

type ValueElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type OnValue = ((value: string) => void) | undefined;

/** A controlled input if `onChange` is given; otherwise an uncontrolled one that starts with `value`. */
export function valueProps(value: string | undefined, onChange: OnValue) {
  if (!onChange) return { defaultValue: value };
  return {
    value: value ?? '',
    onChange: (event: ChangeEvent<ValueElement>) => onChange(event.currentTarget.value),
  };
}

/** The ids of a field's parts. The control's own id is the field's name, so that error links work. */
export function partIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error`, affix: `${id}-affix` };
}

/** The value of `aria-describedby`: the hint, then the error. Undefined if the field has neither. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): string | undefined {
  const ids = partIds(id);
  const present = [hint ? ids.hint : undefined, error ? ids.error : undefined].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
