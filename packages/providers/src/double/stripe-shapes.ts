import type { Answer } from './double-server.ts';

export interface PaymentError {
  readonly code: string;
  readonly decline_code?: string;
}

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly client_secret: string;
  readonly metadata: { readonly paymentId?: string };
  status: string;
  last_payment_error: PaymentError | null;
}

export const failed = (status: number, type: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, message: 'In Stripe’s words.', ...more } },
});

export const MISSING = failed(404, 'invalid_request_error', { code: 'resource_missing' });
