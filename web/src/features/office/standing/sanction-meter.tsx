import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { useTranslation } from 'react-i18next';
import { DawnMeter } from '../../../ui/picture/dawn-meter.tsx';
import { formatSpan, formatTick } from './standing-times.ts';

/** Marks along the horizon. */
const marks = 8;

/** The way from the start of a sanction to its end; nothing where it has none, or is not under way. */
export function SanctionMeter({ sanction, now }: { sanction: OwnSanction; now: Date }) {
  const { t, i18n } = useTranslation('standing');
  const { state, startsAt, endsAt } = sanction;
  if (state !== 'in_force' || !endsAt) return null;
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const passed = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  const span = formatSpan(t, end.getTime() - now.getTime(), i18n.language);
  return (
    <DawnMeter
      label={t('meter.label')}
      spoken={t('meter.spoken', { span })}
      value={Math.min(Math.max(passed, 0), 1) * marks}
      max={marks}
      ends={[formatTick(t, start, i18n.language), t('meter.end', { end: formatTick(t, end, i18n.language) })]}
    />
  );
}
