import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/button/button.tsx';

/** For the maker: the comparison as a small picture for their own site. */
export function BadgeCode({ projectId }: { projectId: string }) {
  const { t } = useTranslation('iterations');
  const { copied, copy } = useCopy();
  const address = `/badge/${projectId}/change.svg`;
  const alt = t('beforeAfter.badgeAlt');
  const code = `<a href="${location.origin}/project/${projectId}"><img src="${location.origin}${address}" alt="${alt}" width="232" height="72"></a>`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <img src={address} alt={alt} width={232} height={72} loading="lazy" />
      <Button size="sm" onClick={() => copy(code)}>
        <span aria-live="polite">{copied ? t('beforeAfter.copied') : t('beforeAfter.copy')}</span>
      </Button>
    </div>
  );
}
