import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { useDecidedWords } from '../decide/use-decided-words.ts';

/** Somebody was quicker, or something changed while it was read. */
export function MovedBanner({ one }: { one: WholeCase }) {
  const { t } = useTranslation('moderator');
  const say = useDecidedWords();
  return (
    <p role="alert" className="bg-sky-soft px-4 py-2 text-sky text-small desk:px-6">
      {one.decided ? say(one.decided) : t('case.moved')}
    </p>
  );
}
