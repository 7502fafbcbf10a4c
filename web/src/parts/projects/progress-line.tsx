import { minimumFeedbackRules, validatedRules } from '@firstlight/contract/rules.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { HalfSunGlyph } from '../../ui/glyphs/half-sun-glyph.tsx';
import { DawnMeter } from '../../ui/picture/dawn-meter.tsx';
import { RatingValue } from '../rating/rating-value.tsx';
import { validatedReach } from './validated-reach.api.ts';

export type Measured = Pick<ProjectCard, 'countedCount' | 'rating' | 'validated'>;

interface ProgressLineProps {
  project: Measured;
  look?: 'inline' | 'full';
  /** Whoever made it is not asked to test it. */
  reader?: 'anyone' | 'maker';
  /** Left out where the rating stands by itself. */
  showsRating?: boolean;
}

/** How far a project is, as a sun and in the one sentence that all screens have for it, with its rating on the same line. */
export function ProgressLine({
  project,
  look = 'inline',
  reader = 'anyone',
  showsRating = true,
}: ProgressLineProps) {
  const { t } = useTranslation('projects');
  const { data } = useQuery(validatedReach);
  // Until it is known, no: a goal that cannot be reached is no goal.
  const { sentence, value, max } = progressOf(project, { isInReach: data?.isInReach ?? false, reader }, t);
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
        {showsRating &&
          (rating === null ? (
            // On a small card the sentence beside it says as much, and in French the two have no room.
            look === 'full' && <span className="text-ink-faint">{t('progress.unrated')}</span>
          ) : (
            <RatingValue value={rating} count={countedCount} />
          ))}
      </div>
    </div>
  );
}

function progressOf(
  { countedCount: count, validated }: Measured,
  { isInReach, reader }: { isInReach: boolean; reader: 'anyone' | 'maker' },
  t: TFunction<'projects'>,
) {
  const first = minimumFeedbackRules.total;
  const goal = validatedRules.testers;
  if (validated) return { sentence: t('progress.validatedBy', { count }), value: goal, max: goal };
  if (count === 0) {
    const sentence = reader === 'maker' ? t('progress.none') : t('progress.first');
    return { sentence, value: 0, max: first };
  }
  if (count < first)
    return { sentence: t('progress.needs', { count: first - count }), value: count, max: first };
  if (!isInReach) return { sentence: t('progress.soFar', { count }), value: first, max: first };
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
