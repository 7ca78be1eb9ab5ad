import { createContext, useContext } from 'react';

/** The cookies that an account page was asked with, on the server. The browser has its own. */
export const PageCookies = createContext<string | null>(null);

/** The cookies by which a page starts, as `document.cookie` has them: the same on the server and in the browser. */
export function usePageCookies(): string {
  return useContext(PageCookies) ?? document.cookie;
}
