import type { InboxPage } from '@firstlight/contract/trials/feedback/inbox.ts';
import { inboxKinds, inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { chipClasses, chipRowClasses } from '../../../../ui/chip-classes.ts';
import { Select } from '../../../../ui/field/select.tsx';
import type { InboxChoice } from './inbox.api.ts';

interface InboxHeadProps {
  choice: InboxChoice;
  addressOf: (choice: InboxChoice) => string;
  projects: readonly { id: string; name: string }[];
  onProject: (projectId: string | undefined) => void;
  counts: InboxPage['counts'] | undefined;
}

const everyProject = 'all';

/** How much waits, and what of it is shown. */
export function InboxHead({ choice, addressOf, projects, onProject, counts }: InboxHeadProps) {
  const { t } = useTranslation('inbox');
  const total = counts ? counts.full + counts.quick : 0;
  const chips = [
    { kind: undefined, label: t('kinds.all') },
    ...inboxKinds.map((kind) => ({
      kind,
      // Until it is known, no number: none is not the same as not known.
      label: t(`kinds.${kind}`, { shown: counts ? shownCount(counts[kind]) : '' }).trim(),
    })),
  ];
  const options = [
    { value: everyProject, label: t('everyProject') },
    ...projects.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <h2 id="inbox-title" className="text-h3">
        {t('title')}
      </h2>
      {total > 0 && (
        <Badge tone="sky" size="md">
          {shownCount(total)}
        </Badge>
      )}
      <div className={clsx('items-center sm:ml-auto', chipRowClasses)}>
        <nav aria-label={t('show')} className="flex gap-2 sm:flex-wrap">
          {chips.map(({ kind, label }) => (
            <Link
              key={kind ?? everyProject}
              to={addressOf({ ...choice, kind })}
              preventScrollReset
              aria-current={choice.kind === kind ? 'true' : undefined}
              className={chipClasses()}
            >
              {label}
            </Link>
          ))}
        </nav>
        {projects.length > 1 && (
          <Select
            look="quiet"
            aria-label={t('project')}
            options={options}
            value={choice.projectId ?? everyProject}
            onChange={(value) => onProject(value === everyProject ? undefined : value)}
          />
        )}
      </div>
    </header>
  );
}

/** Beyond what is counted there is a plus. */
function shownCount(count: number): string {
  return count > inboxLimits.countedTo ? `${inboxLimits.countedTo}+` : String(count);
}
