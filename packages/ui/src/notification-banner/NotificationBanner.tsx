import { useId, type ReactNode } from 'react';

export type NotificationBannerProps = {
  kind?: 'info' | 'success' | 'warning' | 'error' | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** The banner is the result of an action, so screen readers announce it immediately. */
  live?: boolean | undefined;
};

const MARKS = { info: 'i', success: '✓', warning: '!', error: '!' } as const;

export function NotificationBanner({
  kind = 'info',
  title,
  children,
  live = false,
}: NotificationBannerProps) {
  const titleId = useId();
  const urgentRole = kind === 'error' ? 'alert' : 'status';
  return (
    <section
      className={`banner banner-${kind}`}
      aria-labelledby={titleId}
      role={live ? urgentRole : 'region'}
    >
      <span className="banner-mark" aria-hidden="true">
        {MARKS[kind]}
      </span>
      <div className="banner-words">
        <h2 className="banner-title" id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
