import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { languageOf } from '@firstlight/contract/text/language-of.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLabel } from '../../../../parts/language-label.tsx';
import { formatClock } from '../pane/format-clock.ts';
import { Part } from './part.tsx';
import { wordDiff } from './word-diff.ts';

/** Shows the text as it was reported, and the text as it is now. */
export function ThenAndNow({ one }: { one: WholeCase }) {
  const { t, i18n } = useTranslation('moderator');
  const { evidence, now } = one;
  const latest = evidence.at(-1);
  const isUnchanged = now !== null && now.words === latest?.words;
  return (
    <Part title={t('content.title')}>
      {evidence.map(({ words, takenAt }) => (
        <Quote
          key={takenAt}
          label={t(isUnchanged && takenAt === latest?.takenAt ? 'content.unchanged' : 'content.then', {
            time: formatClock(takenAt, i18n.language),
          })}
          text={words}
        >
          {words === '' ? <em>{t('content.wordless')}</em> : words}
        </Quote>
      ))}
      {now === null && <p className="text-ink-muted text-small">{t('content.gone')}</p>}
      {now && !isUnchanged && (
        <Quote label={t('content.now')} text={now.words}>
          <Changed before={latest?.words ?? ''} after={now.words} />
        </Quote>
      )}
      {now?.isTakenDown && <p className="text-ink-muted text-small">{t('content.takenDown')}</p>}
    </Part>
  );
}

function Quote({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <div className="border-line-strong border-l-3 pl-3">
      <p className="log flex flex-wrap gap-x-3 text-[0.75rem] text-ink-muted">
        {label}
        <LanguageLabel language={languageOf(text)} />
      </p>
      <blockquote className="whitespace-pre-line break-words">{children}</blockquote>
    </div>
  );
}

function Changed({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('moderator');
  return wordDiff(before, after).map(({ kind, text }, place) => {
    const key = `${place} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={key} className={kind === 'removed' ? 'text-rose' : 'bg-leaf-soft text-leaf no-underline'}>
        <span className="sr-only">{t(`content.${kind}`)} </span>
        {text}
      </Mark>
    );
  });
}
