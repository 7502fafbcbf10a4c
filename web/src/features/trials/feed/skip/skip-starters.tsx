import { useTranslation } from 'react-i18next';
import { chipClasses } from '../../../../ui/chip-classes.ts';

const starters = ['expected', 'lost', 'suits'] as const;

interface SkipStartersProps {
  note: string;
  onChoose: (beginning: string) => void;
}

/** The beginning of a sentence for whoever finds the first word the hardest. */
export function SkipStarters({ note, onChoose }: SkipStartersProps) {
  const { t } = useTranslation('feed');
  if (note.trim() !== '') return null;
  return (
    <fieldset aria-label={t('skip.starters.label')} className="flex flex-wrap gap-2">
      {starters.map((starter) => (
        <button
          key={starter}
          type="button"
          className={chipClasses()}
          onClick={() => onChoose(`${t(`skip.starters.${starter}`)} `)}
        >
          {t(`skip.starters.${starter}`)}…
        </button>
      ))}
    </fieldset>
  );
}
