import type { LandingPartProps } from './landing-part.ts';

/** Rotating short messages. Without script, or with reduced motion, they are listed. */
export function Messages({ page, ground }: LandingPartProps) {
  const { messages } = page.brand.landing;
  return (
    <section
      className={ground === 'dark' ? 'messages' : `messages background-${ground}`}
      data-surface={ground === 'dark' ? 'dark' : undefined}
      aria-label="Good to know"
      data-messages=""
    >
      <div className="messages-inner">
        <ul className="messages-list">
          {messages.map((message) => (
            <li className="message" key={message} data-message="">
              {message}
            </li>
          ))}
        </ul>
        <button type="button" className="messages-pause" data-pause="">
          <span className="messages-pause-mark" aria-hidden="true" />
          <span data-pause-words="">Pause</span>
          <span className="visually-hidden"> the messages</span>
        </button>
      </div>
    </section>
  );
}
