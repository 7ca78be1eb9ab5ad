import { answerFrom, requestFor } from '@fairlead/testing/call';
import type { Callable } from '@fairlead/testing/journeys/look-around';

/** Calls the API of a server on this machine. */
export function callsTo(port: number): Callable {
  return {
    call: async (name, options = {}) => {
      const asked = requestFor(name, options);
      const { pathname, search } = new URL(asked.url);
      return answerFrom(await fetch(new Request(`http://localhost:${port}${pathname}${search}`, asked)));
    },
  };
}
