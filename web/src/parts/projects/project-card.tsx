import type { Covered, CoverShape } from '@firstlight/contract/showcase/projects/generated-cover.ts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { chipClasses } from '../../ui/chip-classes.ts';
import { GeneratedCover } from './generated-cover.tsx';

export interface ProjectCardProps {
  /** What its cover is drawn from where it has no picture. */
  covered: Covered;
  /** The name, usually a link with `wholeCardLink` so that the whole card answers. */
  title: ReactNode;
  pitch: string;
  /** More than the pitch, for a card that has the room. */
  opening?: string;
  /** The language its maker wrote it in. */
  pitchLanguage?: string;
  categories: readonly string[];
  cover?: { src: string; alt: string };
  /** Measured facts in log notation. */
  facts?: string;
  /** Its standing in a word: Validated, hidden, draft, tested by you. */
  badge?: ReactNode;
  /** How far it has come. */
  progress?: ReactNode;
  actions?: ReactNode;
  /** Why it is here, above its name. */
  why?: ReactNode;
  /** What follows from an action, under it. */
  below?: ReactNode;
  /** What a list says of its article: its place, its name. */
  article?: ComponentPropsWithRef<'article'>;
  /** For an article that is named and described by its own words. */
  ids?: { title: string; pitch: string };
  look?: 'grid' | 'list' | 'feed' | 'compact';
  /** Not seen by others at present. */
  dimmed?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** Stretches a link over the card it is in; buttons on the card need `relative`. */
export const wholeCardLink =
  'after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-1';

export function ProjectCard(props: ProjectCardProps) {
  const { look = 'grid', dimmed = false, article } = props;
  return (
    <Card
      {...(article as ComponentPropsWithRef<'div'>)}
      as="article"
      padded={false}
      interactive={look !== 'feed'}
      className={clsx('flex overflow-hidden', directions[look], dimmed && 'border-dashed')}
    >
      {!standsBeside(props) && <Cover {...props} />}
      <Body {...props} />
    </Card>
  );
}

/** In the feed a picture shows what is tested, and has the whole width; a generated cover shows no more than its place. */
const standsBeside = ({ look, cover }: ProjectCardProps) => look === 'feed' && !cover;

/** On a phone the words go under the cover and the name, where they have the whole width. */
const besideClasses =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-rows-[auto_1fr] sm:items-start sm:gap-x-5 sm:gap-y-2';

/** A list has its covers beside the words where there is room for both. */
const directions = { grid: 'flex-col', feed: 'flex-col', list: 'flex-col sm:flex-row', compact: 'flex-row' };

const coverShapes = {
  grid: { shape: 'wide', className: 'aspect-1200/630 w-full' },
  feed: { shape: 'thumbnail', className: 'max-h-60 w-full' },
  list: { shape: 'thumbnail', className: 'h-32 w-full shrink-0 sm:h-auto sm:w-56' },
  compact: { shape: 'thumbnail', className: 'w-18 shrink-0 self-stretch' },
} as const satisfies Record<string, { shape: CoverShape; className: string }>;

function Cover({ covered, cover, look = 'grid', dimmed }: ProjectCardProps) {
  const { shape, className } = coverShapes[look];
  const classes = clsx('block object-cover', className, dimmed && 'opacity-55 [filter:grayscale(1)]');
  if (cover) {
    return (
      <img
        src={cover.src}
        alt={cover.alt}
        width={1200}
        height={630}
        {...(look === 'feed' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={classes}
      />
    );
  }
  return <GeneratedCover project={covered} shape={shape} className={classes} />;
}

function Body(props: ProjectCardProps) {
  const {
    title,
    pitch,
    opening,
    pitchLanguage,
    categories,
    facts,
    badge,
    progress,
    actions,
    why,
    below,
    ids,
    look = 'grid',
    headingLevel = 3,
  } = props;
  const isBeside = standsBeside(props);
  const Heading = `h${headingLevel}` as const;
  const compact = look === 'compact';
  const inFeed = look === 'feed';
  return (
    <div
      className={clsx(
        'flex min-w-0 flex-1 flex-col',
        inFeed ? 'gap-4' : 'gap-3',
        compact ? 'justify-center p-3' : 'p-4 sm:p-5',
      )}
    >
      {why}
      <div className={isBeside ? besideClasses : 'contents'}>
        {isBeside && (
          <GeneratedCover
            project={props.covered}
            shape="thumbnail"
            className="size-33 shrink-0 rounded-control max-sm:size-20 sm:row-span-2"
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Heading id={ids?.title} className={clsx(inFeed ? 'text-h2' : 'text-h3', compact && 'text-lead')}>
            {title}
          </Heading>
          {badge}
        </div>
        <div className={inFeed ? 'flex flex-col gap-2 max-sm:col-span-2' : 'contents'}>
          <p
            id={ids?.pitch}
            lang={pitchLanguage}
            className={inFeed ? 'text-lead leading-snug' : 'line-clamp-2 text-ink-muted text-small'}
          >
            {pitch}
          </p>
          {opening && (
            <p lang={pitchLanguage} className="text-ink-muted [overflow-wrap:anywhere]">
              {opening}
            </p>
          )}
          {inFeed && (
            <p className="text-ink-faint text-small">{[...categories, facts].filter(Boolean).join(' · ')}</p>
          )}
        </div>
      </div>
      {!(compact || inFeed) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ul className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category} className={chipClasses({ kind: 'static' })}>
                {category}
              </li>
            ))}
          </ul>
          {facts && <p className="log text-ink-muted sm:ml-auto">{facts}</p>}
        </div>
      )}
      {progress && !compact && <div className="mt-auto">{progress}</div>}
      {actions &&
        (inFeed ? (
          // They stand in a bar of their own, at the foot of the screen.
          actions
        ) : (
          <div className="relative flex flex-wrap items-center gap-3 pt-1">{actions}</div>
        ))}
      {below}
    </div>
  );
}
