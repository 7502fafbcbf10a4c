import type { GroupCard } from '@firstlight/contract/talk/groups/group.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
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

interface GroupFactsProps {
  group: Pick<GroupCard, 'sizeFrom' | 'categories'>;
  /** Members know the number; everybody else a step. */
  memberCount?: number | undefined;
}

/** “25+ members · SaaS, Finance” */
export function GroupFacts({ group, memberCount }: GroupFactsProps) {
  const { t } = useTranslation('groups');
  const { t: tCategory } = useTranslation('categories');
  const size = useSizeWords()(group.sizeFrom, memberCount);
  const kinds = group.categories.map((one) => tCategory(`names.${one}`)).join(', ');
  return <p className="log text-ink-muted">{t('facts', { size, kinds })}</p>;
}

function useSizeWords() {
  const { t, i18n } = useTranslation('groups');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (sizeFrom: number, memberCount?: number) =>
    memberCount !== undefined
      ? t('size.members', { count: memberCount, shown: number.format(memberCount) })
      : sizeFrom === 0
        ? t('size.few', { count: groupLimits.sizeSteps[0] })
        : t('size.from', { count: sizeFrom, shown: number.format(sizeFrom) });
}
