type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a reader did on the page before its scripts ran. */
export type EarlyInput = {
  /** The controls that were changed, in order, with their text or whether they were checked. */
  changed: Map<Control, string | boolean>;
  /** The last button or link that was pressed, or a form in which Enter was. */
  pressed: HTMLElement | null;
  stop: () => void;
};

declare global {
  interface Window {
    /** Kept by the inline script of `early-input-script.ts`. */
    earlyInput?: EarlyInput | undefined;
  }
}

/** Repeats, once, what was typed and pressed before the scripts ran, now that the screen listens. */
export function repeatEarlyInput(): void {
  const { earlyInput: early } = window;
  if (!early) return;
  early.stop();
  delete window.earlyInput;
  for (const [control, to] of early.changed) repeatChange(control, to);
  const { pressed } = early;
  // After the screen has taken up the answers.
  if (pressed?.isConnected) setTimeout(() => press(pressed));
}

/** React compares a control with the value that it last saw or set there, so that has to be another. */
function repeatChange(control: Control, to: string | boolean): void {
  if (typeof to === 'boolean') {
    const choice = control as HTMLInputElement; // only choices are checked
    choice.checked = !to;
    choice.click();
    return;
  }
  control.value = '';
  ownValueOf(control).set?.call(control, to);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** The property that React has not replaced on the element itself. */
function ownValueOf(control: Control): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as Control, 'value') ?? {};
}

function press(pressed: HTMLElement): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
