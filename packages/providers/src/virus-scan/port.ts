/** A scanner of files for viruses and other harmful software. */
export interface VirusScanPort {
  /**
   * Whether a file of up to 10 MB is harmful. Changes nothing, times out after 10 s. Throws `ProviderUnavailable` and
   * `ProviderTimeout`: a file that was not scanned is not taken.
   */
  scan(bytes: Uint8Array): Promise<'clean' | 'infected'>;
}
