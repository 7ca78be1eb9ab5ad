import { useEffect, useState } from 'react';

const UNCHANGED_MS = 400;

/** The value once it has not changed for a moment, so that a call is not made for each key that is pressed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), UNCHANGED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
