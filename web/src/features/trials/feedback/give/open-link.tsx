import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../../ui/button/button-classes.ts';

interface OpenLinkProps {
  projectId: string;
  className?: string;
}

/** Leads everyone to the project in a new tab. It records nothing, unlike Test It. */
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
      <ArrowUpRight className="size-5" aria-hidden="true" />
      <span className="sr-only">{t('test.newTab')}</span>
    </a>
  );
}
