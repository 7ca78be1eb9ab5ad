import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Shows a page that only the server renders, as a browser without script would. */
export function showPage(page: ReactElement): void {
  const shown = new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
  document.title = shown.title;
  document.body.innerHTML = shown.body.innerHTML;
}

/** What the next submission of a form sends. The page stays: the test plays the server. */
export function submissionOf(form: HTMLFormElement): Promise<URLSearchParams> {
  return new Promise((resolve) => {
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const entries = [...new FormData(form)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : value.name,
        ]);
        resolve(new URLSearchParams(entries));
      },
      { once: true },
    );
  });
}
