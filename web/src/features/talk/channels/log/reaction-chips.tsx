import {
  type ReactionKind,
  reactionGlyphs,
  reactionKinds,
} from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface ReactionChipsProps {
  counts: readonly number[];
  own: readonly ReactionKind[];
  /** Where one cannot write one cannot react either; what was given stays to be seen. */
  onToggle?: ((kind: ReactionKind, isOn: boolean) => void) | undefined;
}

/** Those that somebody gave. */
export function ReactionChips({ counts, own, onToggle }: ReactionChipsProps) {
  const given = reactionKinds.filter((_, place) => (counts[place] ?? 0) > 0);
  if (given.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 py-1">
      {given.map((kind) => (
        <li key={kind}>
          <ReactionChip
            kind={kind}
            count={counts[reactionKinds.indexOf(kind)] ?? 0}
            isOwn={own.includes(kind)}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
}

interface ReactionChipProps extends Pick<ReactionChipsProps, 'onToggle'> {
  kind: ReactionKind;
  count: number;
  isOwn: boolean;
}

function ReactionChip({ kind, count, isOwn, onToggle }: ReactionChipProps) {
  const { t } = useTranslation('channels');
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      disabled={!onToggle}
      aria-label={t('reactionCount', { kind: t(`reactions.${kind}`), count })}
      onClick={() => onToggle?.(kind, !isOwn)}
      className={clsx(
        'relative inline-flex h-6.5 items-center gap-1.5 rounded-full border px-2 text-small tabular-nums pointer-coarse:h-8',
        // Drawn small, pressed easily.
        'after:absolute after:-inset-y-1 after:inset-x-0',
        isOwn ? 'border-sky bg-sky-soft font-semibold text-sky' : 'border-line bg-surface text-ink-muted',
      )}
    >
      <span aria-hidden="true">{reactionGlyphs[kind]}</span>
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
