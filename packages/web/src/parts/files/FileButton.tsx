import type { ReactNode } from 'react';
import './file-button.css';

type FileButtonProps = {
  id: string;
  children: ReactNode;
  variant: 'primary' | 'secondary';
  accept: string;
  /** Opens the camera at once, on devices that have one. */
  isCamera?: boolean;
  /** Takes one file alone. */
  isSingle?: boolean;
  describedBy?: string | undefined;
  onChoose: (files: readonly File[]) => void;
};

/** A file input that looks like a button and takes files that are dropped on it. The same file can be chosen again. */
export function FileButton({
  id,
  children,
  variant,
  isCamera = false,
  isSingle = false,
  ...rest
}: FileButtonProps) {
  const { accept, describedBy, onChoose } = rest;
  return (
    <span className={isCamera ? 'file-button file-button-camera' : 'file-button'}>
      <input
        className="file-input"
        type="file"
        id={id}
        accept={accept}
        aria-describedby={describedBy}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: !isSingle })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <label className={`button button-${variant}`} htmlFor={id}>
        {children}
      </label>
    </span>
  );
}
