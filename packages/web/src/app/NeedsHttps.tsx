import { Page } from '../parts/page/Page.tsx';

/** Browsers keep the session's cookie on a secure origin only. */
export function NeedsHttps() {
  return (
    <Page title="This page needs https">
      <h1>This page needs https</h1>
      <p>
        Your browser only keeps you signed in on a secure connection. Open this address again with
        <strong> https://</strong> in front of it.
      </p>
    </Page>
  );
}
