import type { EarlyInput } from './early-input.ts';

/**
 * Keeps what is typed and pressed before the scripts of the page run. Until then no form is sent, and no link is
 * followed that does more than lead to its address. It is sent as text, so it uses nothing from outside itself.
 */
function keepEarlyInput(): void {
  const kept: EarlyInput = {
    changed: new Map(),
    pressed: null,
    stop: () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener, true);
    },
  };
  const listeners: readonly (readonly [string, (event: Event) => void])[] = [
    [
      'input',
      ({ target }) => {
        const { type, checked, value } = target as HTMLInputElement; // only controls send it
        const isChoice = type === 'radio' || type === 'checkbox';
        kept.changed.set(target as HTMLInputElement, isChoice ? checked : value);
      },
    ],
    [
      'click',
      (event) => {
        const pressed = (event.target as Element).closest<HTMLElement>('button, a[data-needs-script]');
        if (!pressed) return;
        if (pressed.matches('a')) event.preventDefault();
        kept.pressed = pressed;
      },
    ],
    [
      'submit',
      (event) => {
        event.preventDefault();
        event.stopPropagation(); // it is repeated
        kept.pressed ??= event.target as HTMLFormElement; // Enter in a field
      },
    ],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener, true);
  window.earlyInput = kept;
}

/** The text of an inline script. */
export const EARLY_INPUT_SCRIPT = `(${keepEarlyInput.toString()})()`;
