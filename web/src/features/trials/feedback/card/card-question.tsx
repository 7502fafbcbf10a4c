import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../lib/use-keys.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Kbd } from '../../../../ui/button/kbd.tsx';
import type { OwnWriting } from '../feedback.api.ts';
import { useAnswerCard } from './card-question.api.ts';

interface CardQuestionProps {
  projectId: string;
  own: OwnWriting;
  /** Whether Y and N answer, where a page has such keys. */
  shortcuts?: boolean;
}

/** One yes-or-no question, answered beside whatever else one does with the card. */
export function CardQuestion({ projectId, own, shortcuts = false }: CardQuestionProps) {
  const { t } = useTranslation('feedback');
  const id = useId();
  const answer = useAnswerCard(projectId);
  const asked = own.cardQuestion;
  const isOpen = asked !== null && (!asked.isAnswered || asked.mine !== null);
  const say = (said: boolean) => asked && isOpen && answer.mutate({ question: asked.question, answer: said });
  useKeys({ y: () => say(true), n: () => say(false) }, shortcuts && isOpen);
  if (!asked) return null;
  const choices = [
    { said: true, label: t('card.yes'), key: 'Y' },
    { said: false, label: t('card.no'), key: 'N' },
  ];
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-sunken px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold font-text text-ink-muted text-small">{t('card.title')}</h3>
        <p id={id} className="[overflow-wrap:anywhere]">
          {asked.question}
        </p>
      </div>
      {isOpen ? (
        <div className="flex gap-2">
          {choices.map(({ said, label, key }) => (
            <Button
              key={key}
              aria-pressed={asked.mine === said}
              onClick={() => say(said)}
              {...(shortcuts && { 'aria-keyshortcuts': key })}
            >
              {asked.mine === said && <Check aria-hidden="true" className="size-4 text-leaf" />}
              {label}
              {shortcuts && <Kbd className="max-md:hidden pointer-coarse:hidden">{key}</Kbd>}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-ink-muted text-small">{t('card.given')}</p>
      )}
      <p role="status" className={answer.isError ? 'basis-full text-rose text-small' : 'sr-only'}>
        {answer.isError ? t('card.failed') : answer.isSuccess ? t('card.kept') : ''}
      </p>
    </section>
  );
}
