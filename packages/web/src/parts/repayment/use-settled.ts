import { useEffect, useState } from 'react';

const UNCHANGED_MS = 400;

/** The value once it has not changed for a moment, so that a call is not made for each key that is pressed. */
export function useSettled<Value>(value: Value, unchangedMs = UNCHANGED_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), unchangedMs);
    return () => clearTimeout(timer);
  }, [value, unchangedMs]);
  return settled;
}
