import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { LinkProvider } from '@fairlead/ui/link/Link';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataOf } from '@fairlead/contract/wire/client';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { Dialogs } from '../app/Dialogs.tsx';
import { createStore } from '../app/store.ts';
import { dashboardDestination } from '../resources/dashboard-destination.ts';
import { AppLink } from '../parts/page/navigation.tsx';
import type { AuthObject } from '../state/auth-object.ts';
import { cookiesRead, userLoaded } from '../state/auth-slice.ts';
import { PageSettingsProvider, type PageSettings } from '../state/page-settings.ts';
import { aUser, BORROWER_ID } from './borrowers.ts';
import { aPublicPage } from './a-public-page.ts';
import { TODAY } from './today.ts';

/** The screens at their paths. Any other address is "Another page". */
type Screens = Readonly<Record<string, ComponentType>>;

type RenderOptions = {
  at: string;
  brand?: Brand;
  /** Null for a visitor who is not signed in. */
  session?: AuthObject | null;
  /** Whose session it is. */
  user?: DataOf<'readUser'>;
  settings?: Partial<PageSettings>;
};

export const SIGNED_IN: AuthObject = {
  userId: BORROWER_ID,
  token: 'a-token-of-this-borrower',
  authStrength: 'weak',
  expiry: '2099-01-01T00:00:00.000Z',
  created: '2026-11-20T10:00:00.000Z',
};

/** Shows screens as the account pages do, with a real store and router. Calls go to `fakeApi`. */
export function renderScreen(screens: Screens, options: RenderOptions) {
  const { at, brand = BRANDS.lendable, session = null, user = aUser(), settings } = options;
  const { store, extra } = createStore({ brand, env: 'sandbox', today: TODAY });
  store.dispatch(cookiesRead(session));
  if (session) {
    const { path, title } = dashboardDestination(user, { ...brand.switches, today: TODAY });
    store.dispatch(userLoaded({ ...user, defaultPath: path, dashboardTitle: title }));
  }
  const frame = (
    <LinkProvider value={AppLink}>
      <Outlet />
      <Dialogs desk={extra.stepUp} />
    </LinkProvider>
  );
  const routes = Object.entries(screens).map(([path, Component]) => ({ path, Component }));
  const elsewhere = { path: '*', element: <main id="main">Another page</main> };
  const router = createMemoryRouter([{ element: frame, children: [...routes, elsewhere] }], {
    initialEntries: [at],
  });
  render(
    <Provider store={store}>
      <PageSettingsProvider value={{ ...aPublicPage(brand, '/').settings, ...settings }}>
        <RouterProvider router={router} />
      </PageSettingsProvider>
    </Provider>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { store, address, user: userEvent.setup() };
}

/** The messages of the error summary, or none. */
export function summary(): string[] {
  const box = screen.queryByRole('alert', { name: 'There is a problem' });
  return [...(box?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}

/** The error that a control is described by. */
export function errorOf(control: HTMLElement): string | undefined {
  const described = control.closest('[aria-describedby]') ?? control;
  const ids = described.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids
    .map((id) => document.getElementById(id))
    .find((line) => line?.className === 'field-error');
  return error?.textContent.replace('Error: ', '');
}

/** Finds a figure, whose pounds and pence are set apart: `getByText(figure('£253.34'))`. */
export function figure(text: string) {
  return (_: string, element: Element | null): boolean =>
    element?.textContent === text && ![...element.children].some((child) => child.textContent === text);
}

/** The heading of a page that has its content: before, `Opening` shows the same heading. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getByRole('heading', { level: 1, name });
    if (document.querySelector('main > .skeleton')) throw new Error(`${found.textContent} is not open yet`);
    return found;
  });
}
