import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStaleVersion } from '../../lib/page-not-loaded.ts';
import { keepFocusNear } from '../../lib/pass-focus-on.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { Button } from '../button/button.tsx';
import { useSayNotLoaded } from './use-say-not-loaded.ts';

/**
 * A part of a page that is fetched when it is first drawn. Should it not arrive, its place alone says so, and tries again;
 * after that the page is loaded anew, as some browsers keep a file that failed for as long as a page lives.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  const part = keep(load);
  return function LazyPart(props: Props) {
    const [failures, setFailures] = useState<{ latest: unknown; count: number }>();
    const [isTrying, setTrying] = useState(true);
    const fetched = useLazyPart(isTrying, part.load, (latest) => {
      setTrying(false);
      setFailures((before) => ({ latest, count: (before?.count ?? 0) + 1 }));
    });
    const Part = fetched ?? part.known();
    if (Part) return <Part {...props} />;
    if (isTrying || !failures) return waiting;
    const isOver = isStaleVersion(failures.latest) || failures.count > 1;
    return <NotLoaded failure={failures.latest} onRetry={isOver ? undefined : () => setTrying(true)} />;
  };
}

/** A dialog that is fetched when it is first opened. Should it not arrive, it closes and says so; opening it tries again. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const part = keep(load);
  return function LazyDialog(props: Props) {
    const sayNotLoaded = useSayNotLoaded();
    const fetched = useLazyPart(true, part.load, (failure) => {
      sayNotLoaded(failure);
      props.onClose();
    });
    const Dialog = fetched ?? part.known();
    return Dialog && <Dialog {...props} />;
  };
}

/** Fetched once: the next place that draws it has it at once, and the same. */
function keep<Part>(load: () => Promise<Part>) {
  let known: Part | undefined;
  let coming: Promise<Part> | undefined;
  const fetchIt = async () => {
    try {
      known = await load();
      return known;
    } finally {
      coming = undefined;
    }
  };
  return {
    known: () => known,
    load: async () => {
      if (known) return known;
      coming ??= fetchIt();
      return coming;
    },
  };
}

/** Without another try, the way on is to load the page anew. */
function NotLoaded({ failure, onRetry }: { failure: unknown; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('errorPages');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      <p>{t(isStaleVersion(failure) ? 'newVersion.body' : 'part')}</p>
      <Button
        size="sm"
        onClick={(event) => {
          if (!onRetry) return location.reload();
          keepFocusNear(event);
          onRetry();
        }}
      >
        {t(onRetry ? 'offline.retry' : 'newVersion.reload')}
      </Button>
    </div>
  );
}
