import type { ChangeEvent } from 'react';

type ValueElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type OnValue = ((value: string) => void) | undefined;

/** With `onChange` the caller owns the value; without it the browser does, starting from the value given. */
export function valueProps(value: string | undefined, onChange: OnValue) {
  if (!onChange) return { defaultValue: value };
  return {
    value: value ?? '',
    onChange: (event: ChangeEvent<ValueElement>) => onChange(event.currentTarget.value),
  };
}

/** Ids of the parts of a field. The control's own id is the field's name, so that error links find it. */
export function partIds(id: string) {
  return { hint: `${id}-hint`, error: `${id}-error`, affix: `${id}-affix` };
}

/** For `aria-describedby`: the hint first, then the error, and nothing when the field has neither. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: unknown; error?: unknown },
): string | undefined {
  const ids = partIds(id);
  const present = [hint ? ids.hint : undefined, error ? ids.error : undefined].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
