import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface GivenHeadingProps {
  projectId: string;
  /** Null while its author may not see the project. */
  projectName: string | null;
}

/** Which project one's own words are about. */
export function GivenHeading({ projectId, projectName }: GivenHeadingProps) {
  const { t } = useTranslation('dashboard');
  if (projectName === null) return <h2 className="text-h3 text-ink-muted">{t('feedback.unseen')}</h2>;
  return (
    <h2 className="text-h3 [overflow-wrap:anywhere]">
      <Link to={`/project/${projectId}`} className="hover:underline">
        {t('feedback.on', { name: projectName })}
      </Link>
    </h2>
  );
}
