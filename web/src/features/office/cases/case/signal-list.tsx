import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../pane/format-clock.ts';
import { Part } from './part.tsx';

/** What a machine noticed: why this is here, and no verdict. */
export function SignalList({ one }: { one: WholeCase }) {
  const { t, i18n } = useTranslation('moderator');
  if (one.signals.length === 0) return null;
  return (
    <Part
      title={t('signals.title')}
      beside={
        <span className="log text-[0.75rem] text-ink-muted">
          {t('signals.weight', { weight: one.signalWeight })}
        </span>
      }
    >
      <ul className="divide-y divide-line text-small">
        {one.signals.map(({ signal, weight, amount, notedAt }) => (
          <li key={signal} className="flex justify-between gap-3 py-1.5 first:pt-0">
            <span>{t(`signals.kinds.${signal}`, { count: amount ?? 0 })}</span>
            <span className="log shrink-0 text-[0.75rem] text-ink-muted">
              {formatClock(notedAt, i18n.language)} · {weight}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted text-small">
        {one.heldUntil
          ? t('signals.heldUntil', { time: formatClock(one.heldUntil, i18n.language) })
          : t('signals.noVerdict')}
      </p>
    </Part>
  );
}
