import { isTurning, slide, startOfSlider, TURN_MS, type Hold, type SliderEvent } from './slider.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/** Lets the messages take turns. All of them stay in the page, so a turn is nothing that is read out. */
export function slideMessages(root: HTMLElement): void {
  const messages = [...root.querySelectorAll<HTMLElement>('[data-message]')];
  const button = root.querySelector<HTMLElement>('[data-pause]');
  const words = root.querySelector<HTMLElement>('[data-pause-words]');
  const motion = matchMedia(STILL);
  let slider = startOfSlider(messages.length);
  let turning: ReturnType<typeof setInterval> | undefined;

  function show(): void {
    messages.forEach((message, index) => message.toggleAttribute('data-current', index === slider.current));
    root.toggleAttribute('data-paused', slider.isPaused);
    if (words) words.textContent = slider.isPaused ? 'Play' : 'Pause';
  }

  function happen(event: SliderEvent): void {
    slider = slide(slider, event);
    show();
    if (isTurning(slider)) {
      turning ??= setInterval(() => happen({ kind: 'turn' }), TURN_MS);
    } else {
      clearInterval(turning);
      turning = undefined;
    }
  }

  const hold = (by: Hold) => () => happen({ kind: 'held', by });
  const release = (by: Hold) => () => happen({ kind: 'released', by });
  const holdWhile = (by: Hold, isHeld: boolean) => happen({ kind: isHeld ? 'held' : 'released', by });

  button?.addEventListener('click', () => happen({ kind: 'pause-pressed' }));
  root.addEventListener('pointerenter', hold('pointer'));
  root.addEventListener('pointerleave', release('pointer'));
  root.addEventListener('focusin', hold('focus'));
  root.addEventListener('focusout', release('focus'));
  document.addEventListener('visibilitychange', () => holdWhile('hidden', document.hidden));
  motion.addEventListener('change', () => holdWhile('motion', motion.matches));

  root.dataset.isLive = '';
  holdWhile('motion', motion.matches);
  holdWhile('hidden', document.hidden);
}
