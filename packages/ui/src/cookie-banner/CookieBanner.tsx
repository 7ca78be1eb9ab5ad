import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';

export type CookieBannerProps = {
  /** "Cookies on …". */
  title: ReactNode;
  /** What is kept without asking, and what is asked for. */
  children: ReactNode;
  /** Where the form is sent, by POST, as `cookies=accept` or `cookies=reject`. */
  action: string;
  /** Sent along, such as the page to come back to. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  settingsHref: string;
};

/**
 * Asks once about everything that is not necessary. It is a form of two equal buttons, so it works without script;
 * it stands before the skip link and never sticks to the screen.
 */
export function CookieBanner({
  title,
  children,
  action,
  hiddenFields = {},
  settingsHref,
}: CookieBannerProps) {
  const titleId = useId();
  return (
    <section className="cookie-banner" aria-labelledby={titleId} data-cookie-banner="">
      <form className="cookie-banner-inner" method="post" action={action}>
        <h2 className="cookie-banner-title" id={titleId}>
          {title}
        </h2>
        <div className="cookie-banner-words">{children}</div>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="cookie-banner-answers">
          <Button type="submit" variant="secondary" name="cookies" value="accept">
            Accept extra cookies
          </Button>
          <Button type="submit" variant="secondary" name="cookies" value="reject">
            Reject extra cookies
          </Button>
          <Link className="cookie-banner-link" href={settingsHref}>
            Choose which cookies
          </Link>
        </div>
      </form>
    </section>
  );
}
