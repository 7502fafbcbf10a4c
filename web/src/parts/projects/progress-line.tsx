import { minimumFeedbackRules, validatedRules } from '@firstlight/contract/rules.ts';
import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { HalfSunGlyph } from '../../ui/glyphs/half-sun-glyph.tsx';
import { DawnMeter } from '../../ui/picture/dawn-meter.tsx';
import { RatingValue } from '../rating/rating-value.tsx';
import { BoldPart, withoutBold } from './bold-part.tsx';
import { useTestedProjects } from './tested-projects.api.ts';
import { validatedReach } from './validated-reach.api.ts';

export interface Measured extends Pick<ProjectCard, 'feedbackCount' | 'rating' | 'validated'> {
  /** A project that is not published yet has none. */
  id?: string;
  /** Published skip notes, for the owner. Feedback and skip notes are the responses. */
  skipCount?: number;
  /** Published responses, for a tester who is asked for another one. */
  responseCount?: number;
  /** Whether testers are no longer asked, for the owner. */
  isMinimumReached?: boolean;
}

interface ProgressLineProps {
  project: Measured;
  look?: 'inline' | 'full';
  /** The maker of a project is not asked to test it. */
  reader?: 'anyone' | 'maker';
}

const { total: goal } = minimumFeedbackRules;

/**
 * Shows the counts and the rating of a project, on every screen. Guests and members see the number of feedback, a tester
 * in the feed the number of responses, and the owner the responses with both parts.
 */
export function ProgressLine({ project, look = 'inline', reader = 'anyone' }: ProgressLineProps) {
  const { t } = useTranslation('projects');
  const { data } = useQuery(validatedReach);
  const isTested = useTestedProjects()?.includes(project.id ?? '') ?? false;
  const isFull = look === 'full';
  // Not in reach until it is known: a goal that cannot be reached is no goal.
  const progress = progressOf(project, { isInReach: data?.isInReach ?? false, isFull, isTested, reader }, t);
  const { sentence, spoken = sentence, parts, value, max } = progress;
  const { rating, feedbackCount, validated } = project;
  return (
    <div>
      <DawnMeter label={t('meter')} spoken={withoutBold(spoken)} value={value} max={max} look={look} />
      <div
        className={clsx(
          'mt-1.5 flex items-center justify-between gap-x-3 gap-y-1',
          isFull ? 'flex-wrap text-small' : 'whitespace-nowrap text-[0.8125rem] **:text-[0.8125rem]',
        )}
      >
        <p className="flex min-w-0 items-center gap-1.5">
          {validated && <HalfSunGlyph className="size-4 shrink-0 text-gold" />}
          <span className="truncate">
            <BoldPart text={sentence} />
          </span>
        </p>
        {rating !== null && (
          <RatingValue value={rating} count={feedbackCount} look={isFull ? 'worded' : 'short'} />
        )}
      </div>
      {parts && <p className="mt-0.5 text-[0.8125rem] text-ink-muted">{parts}</p>}
    </div>
  );
}

interface Told {
  sentence: string;
  /** The whole sentence, where the one on the screen is shorter. */
  spoken?: string;
  /** What responses consist of. */
  parts?: string;
  value: number;
  max: number;
}

interface Reading {
  isInReach: boolean;
  isFull: boolean;
  /** Whether the reader has given feedback on it. */
  isTested: boolean;
  reader: 'anyone' | 'maker';
}

function progressOf(project: Measured, reading: Reading, t: TFunction<'projects'>): Told {
  const { feedbackCount, skipCount, responseCount } = project;
  if (skipCount !== undefined) return ofOwner({ ...project, skipCount }, t);
  if (responseCount !== undefined && responseCount > 0) return responses(responseCount, t);
  if (feedbackCount === 0) {
    return { sentence: untold(reading, t), value: 0, max: goal };
  }
  return ofPublic(project, reading, t);
}

/** Returns the line of a project without responses. Its maker and people who tested it are not asked to be the first. */
function untold({ reader, isTested }: Reading, t: TFunction<'projects'>): string {
  if (reader === 'maker') return t('progress.none');
  return isTested ? t('progress.testedByYou') : t('progress.first');
}

function ofPublic(
  { feedbackCount: count, validated }: Measured,
  { isInReach, isFull }: Reading,
  t: TFunction<'projects'>,
): Told {
  const max = validated || (isInReach && count >= goal) ? validatedRules.testers : goal;
  const value = validated ? max : Math.min(count, max === goal ? max : max - 0.5);
  const long = validated ? t('progress.validatedBy', { count }) : t('progress.feedbackFrom', { count });
  const short = validated ? t('progress.validated') : t('progress.from', { count });
  return { sentence: isFull ? long : short, spoken: long, value, max };
}

function responses(count: number, t: TFunction<'projects'>): Told {
  const sentence =
    count < goal ? t('progress.responsesOf', { count, goal }) : t('progress.responses', { count });
  return { sentence, value: Math.min(count, goal), max: goal };
}

function ofOwner(project: Measured & { skipCount: number }, t: TFunction<'projects'>): Told {
  const { feedbackCount, skipCount, isMinimumReached = true } = project;
  const count = feedbackCount + skipCount;
  if (count === 0) return { sentence: t('progress.noResponses'), value: 0, max: goal };
  const told = responses(count, t);
  const parts = t('progress.parts', {
    feedback: t('progress.feedback', { count: feedbackCount }),
    skips: t('progress.skipNotes', { count: skipCount }),
  });
  return {
    ...told,
    parts,
    spoken: t('progress.withParts', { total: told.sentence, parts }),
    value: isMinimumReached ? told.value : Math.min(told.value, goal - 0.5),
  };
}
