import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { useTranslation } from 'react-i18next';
import { AppealPart } from './appeal-part.tsx';
import { sanctionWords } from './sanction-words.ts';
import { Statement } from './statement.tsx';

/** A decision besides the one that the page is about: all of it, once asked for. */
export function FoldedSanction({ sanction, now }: { sanction: OwnSanction; now: Date }) {
  const { t, i18n } = useTranslation('standing');
  const { heading } = sanctionWords(t, sanction, now, i18n.language);
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
      <summary className="cursor-pointer font-semibold pointer-coarse:py-2">
        {heading} <span className="log ml-1 text-ink-muted">{sanction.reference}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        <Statement sanction={sanction} />
        <AppealPart sanction={sanction} now={now} headingLevel={4} />
      </div>
    </details>
  );
}
