import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import AccountLayout from '../app/AccountLayout.tsx';
import type { ScreenHandle } from '../parts/page/screen.ts';
import type { AuthObject } from '../state/auth-object.ts';
import { writeCookie } from '../state/cookies.ts';
import type { PageSettings } from '../state/page-settings.ts';
import { aPublicPage } from './a-public-page.ts';
import { aUser } from './borrowers.ts';
import { fakeApi, type Replies } from './fake-api.ts';

export type AccountScreen = { Component: ComponentType; handle?: ScreenHandle };

const VISIT = {
  '@type': 'session',
  id: '01a1f8e9-0000-7000-8000-0000000000a1',
  lifetimeId: '01a1f8e9-0000-7000-8000-0000000000a2',
  client: { forwardIp: '203.0.113.0/24', userAgent: 'Mozilla/5.0' },
} as const;

export type OpenOptions = {
  at: string;
  brand?: Brand;
  settings?: Partial<PageSettings>;
  /** What the session's cookie holds when the page starts. */
  cookie?: AuthObject;
  replies?: Replies;
  /** False where the browser keeps no cookies of the page, because it was not served by https. */
  isSecure?: boolean;
};

/** The whole account layout around screens: shell, session from the cookie, dialogs. */
export function openAccount(screens: Readonly<Record<string, AccountScreen>>, options: OpenOptions) {
  const { at, brand = BRANDS.lendable, settings = {}, cookie, replies = {}, isSecure = true } = options;
  vi.stubGlobal('isSecureContext', isSecure);
  const sent = fakeApi({ initializeSession: { data: VISIT }, readUser: { data: aUser() }, ...replies });
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
  return { sent, address, router, user: userEvent.setup() };
}
