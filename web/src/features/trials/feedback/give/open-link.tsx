import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';

interface OpenLinkProps {
  projectId: string;
  className?: string;
}

/** Opens the project in a new tab, also for guests. Unlike Test It, it records nothing. Phones have no room for the arrow. */
export function OpenLink({ projectId, className }: OpenLinkProps) {
  const { t } = useTranslation('feedback');
  return (
    <a
      href={`/go/project/${projectId}`}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={buttonClasses({ size: 'lg', class: className })}
    >
      {t('test.openIt')}
      <ArrowUpRight className="size-5 max-md:hidden" aria-hidden="true" />
      <span className="sr-only">{t('test.newTab')}</span>
    </a>
  );
}
