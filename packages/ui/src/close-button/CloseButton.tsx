export type CloseButtonProps = { label?: string | undefined; onClick?: (() => void) | undefined };

/** A cross in the corner of something that can be closed. */
export function CloseButton({ label = 'Close', onClick }: CloseButtonProps) {
  return <button type="button" className="close-button" aria-label={label} onClick={onClick} />;
}
