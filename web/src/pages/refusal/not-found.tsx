import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { controlClasses, singleLineClasses } from '../../ui/field/control-classes.ts';
import { DeadEnd } from './dead-end.tsx';

export function Component() {
  return (
    <DeadEnd name="notFound">
      <FindProject />
    </DeadEnd>
  );
}

/** Most lost links led to a project. A plain form, so that it also works before any script has run. */
function FindProject() {
  const { t } = useTranslation('errorPages');
  return (
    <search className="mt-4 flex flex-col items-start gap-3">
      <form action="/explore" className="flex w-full gap-3">
        <input
          type="search"
          name="query"
          required
          maxLength={projectLimits.query}
          aria-label={t('notFound.search')}
          placeholder={t('notFound.search')}
          enterKeyHint="search"
          className={clsx(controlClasses, singleLineClasses, 'w-full min-w-0 max-w-72')}
        />
        <button type="submit" className={buttonClasses()}>
          {t('notFound.find')}
        </button>
      </form>
      <Link to="/explore" className="link">
        {t('notFound.explore')}
      </Link>
    </search>
  );
}
