import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../../lib/format-time.ts';
import type { DraftState } from './use-draft.ts';

/** Where what was typed is kept, said quietly. */
export function DraftLine({ state }: { state: DraftState }) {
  const { t, i18n } = useTranslation('postProject');
  const now = useNow(10_000);
  const text =
    state.kind === 'saved'
      ? t('draft.saved', { when: formatAgo(state.at, later(now, state.at), i18n.language) })
      : t(`draft.${state.kind}`);
  return <p className="text-ink-muted text-small">{text}</p>;
}

/** The server's clock may be ahead of this one. */
function later(now: Date, at: Date): Date {
  return now > at ? now : at;
}

function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
