import { vi } from 'vitest';

/** Starts services from outside as soon as they are agreed to, as a browser does when it is idle. */
export function browserIsIdle(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
}

/** The hosts of the services whose scripts the page has loaded. */
export function services(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);
}
