import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { type Writing, writingOf } from './writing.ts';

interface ConflictNoticeProps {
  /** As this form read it, as it stands here, and as somebody saved it meanwhile. */
  before: Project;
  mine: Writing;
  other: Project;
  onKeepMine: () => void;
}

/** Two tabs, one project: neither text is lost, and their writer says which one stands. */
export function ConflictNotice({ before, mine, other, onKeepMine }: ConflictNoticeProps) {
  const { t } = useTranslation('postProject');
  const [was, is] = [writingOf(before), writingOf(other)];
  const texts = (['name', 'tagline', 'description', 'link', 'callToActionUrl'] as const).filter(
    (field) => is[field] !== was[field] && is[field] !== mine[field],
  );
  return (
    <section
      role="alert"
      aria-label={t('conflict.title')}
      className="flex flex-col gap-3 rounded-card border border-line-strong bg-surface p-5"
    >
      <h2 className="font-semibold text-h4">{t('conflict.title')}</h2>
      <p className="text-ink-muted">{t('conflict.body')}</p>
      {texts.length > 0 && (
        <dl className="flex flex-col gap-3">
          {texts.map((field) => (
            <div key={field} className="flex flex-col gap-1">
              <dt className="text-ink-muted text-small">
                {t('conflict.other', { field: t(`conflict.fields.${field}`) })}
              </dt>
              <dd className="whitespace-pre-line border-line-strong border-l-2 pl-4 [overflow-wrap:anywhere]">
                {is[field] || t('conflict.empty')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Button className="self-start" onClick={onKeepMine}>
        {t('conflict.keepMine')}
      </Button>
    </section>
  );
}
