import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedCover } from '../../../../parts/projects/generated-cover.tsx';
import { lazyDialog } from '../../../../ui/lazy/lazy-part.tsx';
import { ProjectCover } from '../project-cover.tsx';
import { StripArrows } from './strip-arrows.tsx';
import { useStrip } from './use-strip.ts';
import { VideoSlide } from './video-slide.tsx';
import { WholePicture } from './whole-picture.tsx';

const Lightbox = lazyDialog(async () => (await import('./lightbox.tsx')).Lightbox);

/** The cover alone, or first of what else its maker shows. Its frame is there before any picture is. */
export function Gallery({ project }: { project: Project }) {
  if (project.pictures.length === 0 && project.videoLink === null) return <ProjectCover project={project} />;
  return <Pictures project={project} />;
}

function Pictures({ project }: { project: Project }) {
  const { t } = useTranslation('projectPage');
  const { pictures, videoLink, name } = project;
  const count = 1 + pictures.length + (videoLink ? 1 : 0);
  const strip = useStrip(count);
  const [enlarged, setEnlarged] = useState<number>();
  const nameOf = (alt: string, number: number) => alt || t('gallery.picture', { number });
  return (
    <section aria-label={t('gallery.label')} className="flex flex-col gap-2.5">
      <div className="relative">
        <ul
          ref={strip.list}
          onScroll={strip.onScroll}
          className="relative flex [scrollbar-width:none] snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-t-card bg-sunken motion-reduce:scroll-auto"
        >
          <li className={slideClasses}>
            <ProjectCover project={project} />
          </li>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={slideClasses}>
              <button
                type="button"
                aria-label={t('gallery.enlarge', { what: nameOf(picture.alt, index + 1) })}
                onClick={() => setEnlarged(index)}
                className="block size-full cursor-zoom-in -outline-offset-2"
              >
                <WholePicture picture={picture} alt="" frame={stage} />
              </button>
            </li>
          ))}
          {videoLink && (
            <li className={slideClasses}>
              <VideoSlide link={videoLink} projectName={name} isInView={strip.at === count - 1} />
            </li>
          )}
        </ul>
        <StripArrows strip={strip} count={count} />
        <p
          aria-hidden="true"
          data-theme="dark"
          className="log pointer-events-none absolute right-3 bottom-3 rounded-chip bg-canvas/85 px-2 py-0.5 text-ink sm:hidden"
        >
          {strip.at + 1} / {count}
        </p>
      </div>
      <ul className="flex gap-2.5 max-sm:hidden">
        {Array.from({ length: count }, (_, place) => (
          <li key={place} className="min-w-0 max-w-27.25 flex-1">
            <button
              type="button"
              aria-current={strip.at === place}
              aria-label={t('gallery.show', { number: place + 1, count })}
              onClick={() => strip.goTo(place)}
              className={clsx(
                'block aspect-[109/57] w-full overflow-hidden rounded-control bg-sunken outline-offset-2',
                strip.at === place && 'ring-2 ring-ink ring-offset-2 ring-offset-canvas',
              )}
            >
              <Thumbnail project={project} place={place} />
            </button>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Lightbox
          pictures={pictures}
          start={enlarged}
          nameOf={nameOf}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </section>
  );
}

function Thumbnail({ project, place }: { project: Project; place: number }) {
  const { cover } = project;
  const picture = project.pictures[place - 1];
  if (place === 0 && !cover) {
    return <GeneratedCover project={project} shape="thumbnail" className="size-full object-cover" />;
  }
  const src = place === 0 ? cover?.small : picture?.thumbnail;
  if (src) return <img src={src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />;
  return (
    <span data-theme="dark" className="grid size-full place-items-center bg-canvas text-ink">
      <Play aria-hidden="true" className="size-5 fill-current" />
    </span>
  );
}

const slideClasses = 'aspect-1200/630 w-full shrink-0 snap-center overflow-hidden';
const stage = { wide: 584, narrow: 100 };
