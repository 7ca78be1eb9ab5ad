import type { ReviewedProof } from './staff-page.ts';

type StaffFileProps = Pick<ReviewedProof['files'][number], 'filename' | 'contentType' | 'pages'> & {
  href: string;
};

/** A file that a borrower sent: a photo is shown, a PDF is downloaded. */
export function StaffFile({ filename, contentType, pages, href }: StaffFileProps) {
  if (contentType !== 'application/pdf')
    return (
      <figure>
        <img src={href} alt={`The photo ${filename}`} />
        <figcaption>
          <a href={href}>{filename}</a>
        </figcaption>
      </figure>
    );
  return (
    <p>
      <a href={href} download={filename}>
        {filename}
      </a>{' '}
      (PDF, {pages === 1 ? '1 page' : `${pages} pages`})
    </p>
  );
}
