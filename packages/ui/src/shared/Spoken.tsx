import { useEffect, useState } from 'react';

const SPEAK_AFTER_MS = 800;

/**
 * Announces what the page shows next to it, once the text has stopped changing: a result that follows typing is seen at
 * once and heard when the typing stops. It is not visible itself.
 */
export function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
