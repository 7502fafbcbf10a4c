import { playerOf } from '@firstlight/contract/text/video-players.ts';
import { ExternalLink, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface VideoSlideProps {
  link: string;
  projectName: string;
  /** Out of view it stops. */
  isInView: boolean;
}

/** Nothing is asked of the other site until somebody presses; one that cannot be framed opens in its own tab. */
export function VideoSlide({ link, projectName, isInView }: VideoSlideProps) {
  const { t } = useTranslation('projectPage');
  const player = playerOf(link);
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isInView) setPlaying(false);
  }, [isInView]);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  if (player && isPlaying) {
    return (
      <iframe
        ref={frame}
        src={player.source}
        title={t('gallery.video', { name: projectName })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        className="block size-full border-0 bg-night"
      />
    );
  }
  const host = player?.host ?? new URL(link).host;
  return (
    <div data-theme="dark" className="grid size-full place-items-center bg-canvas text-ink">
      <div className="flex flex-col items-center gap-3 px-6 text-center">
        {player ? (
          <button type="button" onClick={() => setPlaying(true)} className={pressClasses}>
            <Play aria-hidden="true" className="size-7 translate-x-0.5 fill-current" />
            <span className="sr-only">{t('gallery.play', { name: projectName })}</span>
          </button>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer ugc nofollow" className={pressClasses}>
            <ExternalLink aria-hidden="true" className="size-6" />
            <span className="sr-only">{t('gallery.watch', { name: projectName })}</span>
          </a>
        )}
        <p className="text-ink-muted text-small">
          {t(player ? 'gallery.loadsFrom' : 'gallery.opens', { host })}
        </p>
      </div>
    </div>
  );
}

const pressClasses =
  'grid size-16 place-items-center rounded-full border border-line-strong bg-surface text-ink hover:bg-sunken';
