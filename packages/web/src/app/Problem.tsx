import { isRouteErrorResponse } from 'react-router';

const NOT_FOUND = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
};

const FAULT = {
  title: 'Something went wrong on our side',
  text: 'What you had saved is kept. Try again in a few minutes.',
};

/** The page of last resort, when a screen could not be shown at all. It leans on nothing that may have failed. */
export function Problem({ error }: { error: unknown }) {
  const { title, text } = isRouteErrorResponse(error) && error.status === 404 ? NOT_FOUND : FAULT;
  return (
    <main id="main" className="page page-text">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/account/borrow">Go to your account</a> or <a href="/">go to the start page</a>.
      </p>
    </main>
  );
}
