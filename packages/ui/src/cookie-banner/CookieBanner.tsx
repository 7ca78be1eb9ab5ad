import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';

export type CookieBannerProps = {
  /** "Cookies on …". */
  title: ReactNode;
  /** Explains which cookies are essential and which need consent. */
  children: ReactNode;
  /** The URL that receives `cookies=accept` or `cookies=reject` by POST. */
  action: string;
  /** Also submitted, for example the page to return to. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  settingsHref: string;
};

/**
 * Asks for consent to all non-essential cookies at once. It is a form with two equal buttons, so it works without
 * JavaScript. Place it before the skip link. It is not sticky.
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
