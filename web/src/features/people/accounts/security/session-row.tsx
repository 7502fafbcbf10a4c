import type { OwnSession } from '@firstlight/contract/people/accounts/account-security.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { onDay, timeAgo } from './time-ago.ts';

interface SessionRowProps {
  session: OwnSession;
  ending: boolean;
  onEnd: () => void;
}

const phones = ['iPhone', 'iPad', 'Android'];

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('security');
  const { browser, system, isCurrent, createdAt, lastUsedAt } = session;
  const Icon = phones.includes(system ?? '') ? Smartphone : Monitor;
  const known = browser ?? system;
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (known ?? t('sessions.unknown'));
  const ago = timeAgo(lastUsedAt, i18n.language);

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-faint" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {device}
          {isCurrent && <Badge tone="sky">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-ink-muted text-small">
          {t('sessions.since', { day: onDay(createdAt, i18n.language) })}
          {!isCurrent && ` · ${ago ? t('lastUsed', { ago }) : t('justUsed')}`}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" loading={ending} onClick={onEnd} aria-label={`${t('sessions.end')}, ${device}`}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
