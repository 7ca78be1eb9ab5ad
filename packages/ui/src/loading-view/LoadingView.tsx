import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

export type LoadingViewProps = {
  title?: string | undefined;
  /** What is being done, in order; the caller adds one when the wait grows long. */
  messages?: readonly string[] | undefined;
  children?: ReactNode;
};

export function LoadingView({ title = 'Loading', messages = [], children }: LoadingViewProps) {
  return (
    <div className="loading-view" aria-busy="true">
      <Spinner />
      <div className="loading-words" role="status">
        <p className="loading-title">{title}</p>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
