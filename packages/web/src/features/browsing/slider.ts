/** How long each message is shown. */
export const TURN_MS = 2000;

/** Why the messages have stopped although the reader did not pause them. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'motion';

export type Slider = {
  readonly count: number;
  /** Index of the message that is shown. */
  readonly current: number;
  readonly isPaused: boolean;
  readonly holds: ReadonlySet<Hold>;
};

export type SliderEvent =
  | { kind: 'turn' }
  | { kind: 'pause-pressed' }
  | { kind: 'held'; by: Hold }
  | { kind: 'released'; by: Hold };

export function startOfSlider(count: number, holds: readonly Hold[] = []): Slider {
  return { count, current: 0, isPaused: false, holds: new Set(holds) };
}

export function isTurning({ count, isPaused, holds }: Slider): boolean {
  return count > 1 && !isPaused && holds.size === 0;
}

/** The next state. After the last message comes the first. */
export function slide(slider: Slider, event: SliderEvent): Slider {
  const { count, current, isPaused, holds } = slider;
  switch (event.kind) {
    case 'turn':
      return isTurning(slider) ? { ...slider, current: (current + 1) % count } : slider;
    case 'pause-pressed':
      return isPaused ? resumed(slider) : { ...slider, isPaused: true };
    case 'held':
      return { ...slider, holds: new Set([...holds, event.by]) };
    case 'released':
      return { ...slider, holds: new Set([...holds].filter((hold) => hold !== event.by)) };
  }
}

/** Pressing play overrides pointer and focus; only a hidden page still pauses the messages. */
function resumed(slider: Slider): Slider {
  const holds = [...slider.holds].filter((hold) => hold === 'hidden' || hold === 'motion');
  return { ...slider, isPaused: false, holds: new Set(holds) };
}
