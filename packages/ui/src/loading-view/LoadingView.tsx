import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

export type LoadingViewProps = {
  title?: string | undefined;
  /** What is happening, in order. Callers can add a message if the wait is long. */
  messages?: readonly string[] | undefined;
  /** The view replaces a whole page, so its title is the page's heading. */
  isPage?: boolean | undefined;
  children?: ReactNode;
};

export function LoadingView({
  title = 'Loading',
  messages = [],
  isPage = false,
  children,
}: LoadingViewProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="loading-view" aria-busy="true">
      <Spinner />
      <div className="loading-words" role="status">
        <Title className="loading-title">{title}</Title>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
