import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import AccountLayout from '../app/AccountLayout.tsx';
import type { ScreenHandle } from '../parts/page/screen.ts';
import type { AuthObject } from '../state/auth-object.ts';
import { writeCookie } from '../state/cookies.ts';
import type { PageSettings } from '../state/page-settings.ts';
import { aPublicPage } from './a-public-page.ts';

export type AccountScreen = { Component: ComponentType; handle?: ScreenHandle };

type OpenOptions = {
  at: string;
  brand?: Brand;
  settings?: Partial<PageSettings>;
  /** What the session's cookie holds when the page starts. */
  cookie?: AuthObject;
};

/** The whole account layout around screens: shell, session from the cookie, dialogs. Calls go to `fakeApi`. */
export function openAccount(screens: Readonly<Record<string, AccountScreen>>, options: OpenOptions) {
  const { at, brand = BRANDS.lendable, settings = {}, cookie } = options;
  if (cookie) writeCookie('auth', JSON.stringify(cookie), new Date(cookie.expiry));
  const routes = Object.entries(screens).map(([path, each]) => ({ path, ...each }));
  const elsewhere = { path: '*', element: <main id="main">Another page</main> };
  const root = {
    id: 'root',
    loader: () => ({ ...aPublicPage(brand, '/').settings, ...settings }),
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [{ Component: AccountLayout, children: [...routes, elsewhere] }],
  };
  const router = createMemoryRouter([root], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { address, router, user: userEvent.setup() };
}
