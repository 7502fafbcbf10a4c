import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStaleVersion } from '../../lib/page-not-loaded.ts';
import { passFocusOn } from '../../lib/pass-focus-on.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { Button } from '../button/button.tsx';
import { useSayNotLoaded } from './use-say-not-loaded.ts';

/** A part of a page that is fetched when it is first drawn. Should it not arrive, its place alone says so, and tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  const part = keep(load);
  return function LazyPart(props: Props) {
    const [failure, setFailure] = useState<unknown>();
    const Part = useLazyPart(failure === undefined, part.load, setFailure) ?? part.known();
    if (Part) return <Part {...props} />;
    if (failure === undefined) return waiting;
    return <NotLoaded failure={failure} onRetry={() => setFailure(undefined)} />;
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

function NotLoaded({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('errorPages');
  const isStale = isStaleVersion(failure);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      <p>{t(isStale ? 'newVersion.body' : 'part')}</p>
      <Button
        size="sm"
        onClick={(event) => {
          if (isStale) return location.reload();
          passFocusOn(event);
          onRetry();
        }}
      >
        {t(isStale ? 'newVersion.reload' : 'offline.retry')}
      </Button>
    </div>
  );
}
