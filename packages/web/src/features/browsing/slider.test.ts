import { describe, expect, test } from 'vitest';
import { isTurning, slide, startOfSlider, type Slider, type SliderEvent } from './slider.ts';

const TURN: SliderEvent = { kind: 'turn' };
const PRESS: SliderEvent = { kind: 'pause-pressed' };

function after(events: readonly SliderEvent[], from: Slider = startOfSlider(3)): Slider {
  return events.reduce(slide, from);
}

describe('messages that take turns', () => {
  test('go one by one and begin again after the last', () => {
    expect([1, 2, 3, 4].map((turns) => after(Array(turns).fill(TURN)).current)).toEqual([1, 2, 0, 1]);
  });

  test('stop while they are paused, and continue from the same message', () => {
    const paused = after([TURN, PRESS, TURN, TURN]);
    expect(paused.current).toBe(1);
    expect(isTurning(paused)).toBe(false);
    expect(after([PRESS, TURN], paused).current).toBe(2);
  });

  test.each(['pointer', 'focus', 'hidden', 'motion'] as const)('stop while held by %s', (by) => {
    const held = after([{ kind: 'held', by }, TURN]);
    expect(held.current).toBe(0);
    expect(after([{ kind: 'released', by }, TURN], held).current).toBe(1);
  });

  test('continue only when nothing holds them any more', () => {
    const held = after([
      { kind: 'held', by: 'pointer' },
      { kind: 'held', by: 'focus' },
      { kind: 'released', by: 'pointer' },
    ]);
    expect(isTurning(held)).toBe(false);
  });

  test('follow the visitor who presses play while pointing at the button', () => {
    const pressed = after([{ kind: 'held', by: 'pointer' }, { kind: 'held', by: 'focus' }, PRESS, PRESS]);
    expect(isTurning(pressed)).toBe(true);
  });

  test('do not start by a press where motion is not wanted', () => {
    expect(isTurning(after([{ kind: 'held', by: 'motion' }, PRESS, PRESS]))).toBe(false);
  });

  test('do not turn when there is one', () => {
    expect(isTurning(startOfSlider(1))).toBe(false);
  });
});
