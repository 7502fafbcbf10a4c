import { minimumFeedbackRules, validatedRules } from '@firstlight/contract/rules.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { HalfSunGlyph } from '../../ui/glyphs/half-sun-glyph.tsx';
import { DawnMeter } from '../../ui/picture/dawn-meter.tsx';
import { RatingValue } from '../rating/rating-value.tsx';

export type Measured = Pick<ProjectCard, 'countedCount' | 'rating' | 'validated'>;

interface ProgressLineProps {
  project: Measured;
  /** Whether there are testers enough for Validated to be a goal; until then it is the minimum that each project gets. */
  isValidatedInReach: boolean;
  look?: 'inline' | 'full';
}

/** How far a project is, as a sun and as a sentence, with its rating beside it on the same line. */
export function ProgressLine({ project, isValidatedInReach, look = 'inline' }: ProgressLineProps) {
  const { t } = useTranslation('projects');
  const { sentence, value, max } = progressOf(project, isValidatedInReach, t);
  const { rating, countedCount, validated } = project;
  return (
    <div>
      <DawnMeter label={t('meter')} spoken={plain(sentence)} value={value} max={max} look={look} />
      <div className="mt-1.5 flex items-center justify-between gap-2 whitespace-nowrap text-[0.8125rem] **:text-[0.8125rem]">
        <p className="flex min-w-0 items-center gap-1.5">
          {validated && <HalfSunGlyph className="size-4 shrink-0 text-gold" />}
          <span className="truncate">
            <Emphasised text={sentence} />
          </span>
        </p>
        {look === 'inline' &&
          (rating === null ? (
            <span className="text-ink-faint">{t('progress.unrated')}</span>
          ) : (
            <RatingValue value={rating} count={countedCount} />
          ))}
      </div>
    </div>
  );
}

function progressOf(
  { countedCount: count, validated }: Measured,
  isInReach: boolean,
  t: TFunction<'projects'>,
) {
  const first = minimumFeedbackRules.total;
  const goal = validatedRules.testers;
  if (validated) return { sentence: t('progress.validatedBy', { count }), value: goal, max: goal };
  if (count === 0) return { sentence: t('progress.first'), value: 0, max: first };
  if (count < first)
    return { sentence: t('progress.needs', { count: first - count }), value: count, max: first };
  if (!isInReach) return { sentence: t('progress.reached', { goal: first }), value: first, max: first };
  return {
    sentence: t('progress.toValidated', { count: Math.min(count, goal), goal }),
    value: Math.min(count, goal - 0.5),
    max: goal,
  };
}

/** What stands between b tags in a text is what matters of it. */
function Emphasised({ text }: { text: string }) {
  const [before, strong, after] = text.split(/<\/?b>/);
  return (
    <>
      {before}
      <strong className="font-semibold">{strong}</strong>
      {after}
    </>
  );
}

function plain(text: string): string {
  return text.replaceAll(/<\/?b>/g, '');
}
