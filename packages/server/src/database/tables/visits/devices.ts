import type { Instant, Json, Owned } from '../../columns.ts';

/** What a browser says of the device that it runs on. */
export interface DeviceDescription {
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly language: string;
  readonly timeZone: string;
}

/** Devices of signed-in sessions, for the prevention of fraud. Nothing in a count of page views leads here. */
export interface DevicesTable extends Owned {
  session_id: string;
  /** The browser's, where it sent one. */
  lifetime_id: string | null;
  /** The application that the session was limited to: then someone typed the borrower's address, and may be another person. */
  limited_to: string | null;
  network_hash: string;
  user_agent: string;
  description: Json<DeviceDescription>;
  created_at: Instant;
}
