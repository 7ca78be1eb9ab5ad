import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /**
   * Unanswered requests allowed on one connection. No browser or proxy sends a second request before the first is
   * answered.
   */
  readonly unanswered: number;
  /** Requests after which a connection is closed, so that a client comes back to any process. */
  readonly requests: number;
  /** How long a client can go without reading any of an answer. */
  readonly stalledMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { unanswered: 10, requests: 1_000, stalledMs: 20_000 };

/** Whether a request may be answered; false when its connection has been closed. */
export type Admission = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Closes connections that send requests faster than they read the answers. Node makes a request of everything that it
 * has read from a socket, so a client that never reads could have thousands of answers made for it.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): Admission {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const answersOf = (socket: Socket): Set<ServerResponse> => {
    const found = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, found);
    return found;
  };

  server.maxRequestsPerSocket = limits.requests;
  // Idle connections end here as well. One that waits for a handler stays.
  server.setTimeout(limits.stalledMs, (socket) => {
    const isBeingAnswered = [...answersOf(socket)].some((answer) => !answer.writableEnded);
    if (!isBeingAnswered || socket.writableLength > 0) socket.destroy();
  });

  return ({ socket }, outgoing) => {
    if (socket.destroyed) return false;
    const answers = answersOf(socket);
    if (answers.size >= limits.unanswered) {
      socket.destroy();
      return false;
    }
    answers.add(outgoing);
    outgoing.once('close', () => answers.delete(outgoing));
    return true;
  };
}
