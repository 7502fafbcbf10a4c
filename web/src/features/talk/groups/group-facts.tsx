import type { GroupCard } from '@firstlight/contract/talk/groups/group.ts';
import { Globe, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../lib/language/locale-of.ts';

export function GroupVisibilityMark({ visibility }: Pick<GroupCard, 'visibility'>) {
  const { t } = useTranslation('groups');
  const Icon = visibility === 'public' ? Globe : Lock;
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-muted text-small">
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      {t(`visibility.${visibility}.name`)}
    </span>
  );
}

/** “25 members · SaaS, Finance” */
export function GroupFacts({ group }: { group: Pick<GroupCard, 'memberCount' | 'categories'> }) {
  const { t, i18n } = useTranslation('groups');
  const { t: tCategory } = useTranslation('categories');
  const shown = new Intl.NumberFormat(localeOf(i18n.language)).format(group.memberCount);
  const size = t('size.members', { count: group.memberCount, shown });
  const kinds = group.categories.map((one) => tCategory(`names.${one}`)).join(', ');
  return <p className="log text-ink-muted">{t('facts', { size, kinds })}</p>;
}
