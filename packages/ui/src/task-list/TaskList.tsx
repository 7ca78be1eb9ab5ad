import { useId, type ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type TaskStatus =
  | 'Completed'
  | 'Not yet started'
  | 'In progress'
  | 'In review'
  | 'For your information'
  | 'Cannot start yet'
  | 'There is a problem';

export type TaskFact = { label: string; value: string };

export type TaskItem = {
  title: ReactNode;
  href?: string | undefined;
  status: TaskStatus;
  hint?: ReactNode;
  /** What is good to know before it is opened. */
  facts?: readonly TaskFact[] | undefined;
};

/** Only statuses that need attention are coloured. */
const TONES: Record<TaskStatus, string> = {
  Completed: 'task-status-done',
  'Not yet started': 'task-status-open',
  'In progress': 'task-status-open',
  'In review': 'task-status-open',
  'For your information': 'task-status-muted',
  'Cannot start yet': 'task-status-muted',
  'There is a problem': 'task-status-problem',
};

export function TaskList({ items }: { items: readonly TaskItem[] }) {
  const id = useId();
  return (
    <ul className="task-list">
      {items.map((item, index) => (
        <Task key={index} id={`${id}-${index}`} item={item} />
      ))}
    </ul>
  );
}

function Task({ id, item: { title, href, status, hint, facts = [] } }: { id: string; item: TaskItem }) {
  const described = classes(
    hint !== undefined && `${id}-hint`,
    facts.length > 0 && `${id}-facts`,
    `${id}-status`,
  );
  return (
    <li className={classes('task', href !== undefined && 'task-with-link')}>
      <div className="task-words">
        {href === undefined ? (
          <span className="task-title">{title}</span>
        ) : (
          <Link className="task-title" href={href} aria-describedby={described}>
            {title}
          </Link>
        )}
        {hint !== undefined && (
          <div className="hint task-hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {facts.length > 0 && (
          <dl className="task-facts" id={`${id}-facts`}>
            {facts.map(({ label, value }) => (
              <div className="task-fact" key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <span className={classes('task-status', TONES[status])} id={`${id}-status`}>
        {status}
      </span>
    </li>
  );
}
