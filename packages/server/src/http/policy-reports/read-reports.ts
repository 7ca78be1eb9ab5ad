import { BLOCKED_KINDS, DIRECTIVES, EXTENSION_SCHEMES } from './known-words.ts';

/** A report without anything of the person, the address or the page's content. */
export interface PolicyReport {
  readonly directive: string;
  /** What kind of thing was stopped. */
  readonly blocked: string;
  /** The origin of what was stopped, where it has one: https://widget.example. */
  readonly origin: string | null;
  /** The page by its pattern; null for an unknown address. */
  readonly page: string | null;
}

/** Browsers send what they gathered in one post; more than this is no visitor. */
const MOST_REPORTS = 20;
const LONGEST_ORIGIN = 100;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** `script-src-elem`; an older report gives the whole directive with its sources. */
function directiveOf(stated: string): string {
  const [name = ''] = stated.trim().split(/\s/);
  return DIRECTIVES.has(name) ? name : 'other';
}

function blockedOf(stated: string, page: URL | null): Pick<PolicyReport, 'blocked' | 'origin'> {
  const word = stated.replace(/:$/, '');
  if (BLOCKED_KINDS.has(word)) return { blocked: word, origin: null };
  const url = urlOf(stated);
  const scheme = url?.protocol.slice(0, -1) ?? word;
  if (EXTENSION_SCHEMES.has(scheme)) return { blocked: 'extension', origin: null };
  if (BLOCKED_KINDS.has(scheme)) return { blocked: scheme, origin: null };
  if (!url || url.origin === 'null') return { blocked: 'other', origin: null };
  if (url.origin === page?.origin) return { blocked: 'self', origin: null };
  return { blocked: 'other-origin', origin: url.origin.slice(0, LONGEST_ORIGIN) };
}

interface Stated {
  readonly page: unknown;
  readonly directive: unknown;
  readonly blocked: unknown;
}

/** The body of the older `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
function olderReport(report: Fields): Stated {
  const { 'document-uri': page, 'effective-directive': effective, 'violated-directive': violated } = report;
  return { page, directive: effective ?? violated, blocked: report['blocked-uri'] };
}

/** The body of a report of the Reporting API (https://www.w3.org/TR/CSP3/#cspviolationreportbody). */
const currentReport = ({ documentURL, effectiveDirective, blockedURL }: Fields): Stated => ({
  page: documentURL,
  directive: effectiveDirective,
  blocked: blockedURL,
});

/** The reports in a post: a list of the Reporting API, or one in the older form. Null when it is neither. */
function statedIn(json: unknown): readonly Stated[] | null {
  if (Array.isArray(json)) {
    return json
      .slice(0, MOST_REPORTS)
      .flatMap((report: unknown) =>
        isFields(report) && report.type === 'csp-violation' && isFields(report.body)
          ? [currentReport(report.body)]
          : [],
      );
  }
  const older = isFields(json) ? json['csp-report'] : undefined;
  return isFields(older) ? [olderReport(older)] : null;
}

/** What can be stored of a post of reports; null when it is none. `pagePattern` makes a pattern of a page's path. */
export function readReports(
  json: unknown,
  pagePattern: (path: string) => string | null,
): readonly PolicyReport[] | null {
  const scrubbed = ({ page, directive, blocked }: Stated): PolicyReport => {
    const url = urlOf(textOf(page));
    return {
      directive: directiveOf(textOf(directive)),
      ...blockedOf(textOf(blocked), url),
      page: url && pagePattern(url.pathname),
    };
  };
  return statedIn(json)?.map(scrubbed) ?? null;
}
