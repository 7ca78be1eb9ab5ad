import { ACCOUNT } from '@fairlead/contract/web/account-paths';

const TITLE = 'Something went wrong on our side';

/** Shown when a screen cannot be rendered at all. It depends on nothing that may have failed. */
export function Problem() {
  return (
    <main id="main" className="page page-text">
      <title>{TITLE}</title>
      <h1>{TITLE}</h1>
      <p>Anything you saved is still there. Try again in a few minutes.</p>
      <p>
        <a href={ACCOUNT}>Go to your account</a> or <a href="/">go to the home page</a>.
      </p>
    </main>
  );
}
