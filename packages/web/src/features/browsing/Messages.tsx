/** Rotating short messages. Without script, or with reduced motion, they are listed. */
export function Messages({ messages }: { messages: readonly string[] }) {
  return (
    <section className="messages" aria-label="Good to know" data-messages="">
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
