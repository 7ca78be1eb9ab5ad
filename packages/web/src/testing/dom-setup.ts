import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 10_000 });

// happy-dom keeps a cookie that ends at once until the next millisecond; a browser does not (RFC 6265, 5.2.2).
const page = Document.prototype;
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => Reflect.get(page, 'cookie', document),
  set: (text: string) =>
    Reflect.set(page, 'cookie', text.replace('Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'), document),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
});
