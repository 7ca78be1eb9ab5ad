import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { FontPreload } from './parts/page/FontPreload.tsx';
import { Problem } from './app/Problem.tsx';
import { pageSettingsContext } from './app/server/answering/page-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageSettingsContext);
}

/** The settings belong to the document: going to another screen never asks for them again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-GB" {...settings?.themeAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        {settings?.brandFonts.map((href) => (
          <FontPreload key={href} href={href} />
        ))}
        {settings?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {settings && <link rel="icon" href={settings.icon} />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <Problem />;
}
