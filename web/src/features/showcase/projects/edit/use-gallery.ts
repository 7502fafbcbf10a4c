import { projectRules as rules } from '@firstlight/contract/rules.ts';
import type { ProjectPicture } from '@firstlight/contract/showcase/projects/project-picture.ts';
import { pictureTypes, uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '../../../../ui/image-crop/shrink-picture.ts';
import { sendGallery } from './gallery.api.ts';

/** As the server keeps the largest of its sizes. */
const longestSide = 1600;

/** A picture on its way: stored already, or a file of this device. */
export interface Shown {
  key: string;
  id?: string;
  file?: Blob;
  preview: string;
  alt: string;
  /** Until it is saved, it can be had back. */
  isRemoved: boolean;
}

export type GalleryFault = 'type' | 'large' | 'unreadable' | 'full';

export function useGallery(stored: readonly ProjectPicture[]) {
  const queries = useQueryClient();
  const [start] = useState(() => stored.map(ofStored));
  const [shown, setShown] = useState(start);
  const [fault, setFault] = useState<GalleryFault>();
  const sent = useRef(new Map<string, string>());
  const made = useRef(new Set<string>());
  useEffect(() => {
    const previews = made.current;
    return () => {
      for (const preview of previews) URL.revokeObjectURL(preview);
    };
  }, []);
  const sending = useMutation({
    mutationFn: (projectId: string) => sendGallery(projectId, shown, sent.current),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['projects'] }),
  });

  const kept = shown.filter(({ isRemoved }) => !isRemoved);
  const change = (key: string, changed: Partial<Shown>) =>
    setShown((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function add(files: readonly File[]): Promise<void> {
    setFault(undefined);
    const room = rules.picturesMax - kept.length;
    if (files.length > room) setFault('full');
    for (const file of files.slice(0, room)) {
      const found = faultOf(file);
      if (found) {
        setFault(found);
        continue;
      }
      try {
        const small = await shrinkPicture(file, longestSide);
        const preview = URL.createObjectURL(small);
        made.current.add(preview);
        const picture = { key: crypto.randomUUID(), file: small, preview, alt: '', isRemoved: false };
        setShown((all) => [...all, picture]);
      } catch {
        setFault('unreadable');
      }
    }
  }

  return {
    shown,
    kept,
    fault,
    add,
    /** Before or after the next one that stays. */
    move: (key: string, by: -1 | 1) => setShown((all) => moved(all, key, by)),
    describe: (key: string, alt: string) => change(key, { alt }),
    remove: (key: string) => change(key, { isRemoved: true }),
    restore: (key: string) => change(key, { isRemoved: false }),
    isChanged: JSON.stringify(shown) !== JSON.stringify(start),
    hasNew: kept.some(({ file }) => file !== undefined),
    sending,
  };
}

export type GalleryHandle = ReturnType<typeof useGallery>;

function ofStored({ id, small, alt }: ProjectPicture): Shown {
  return { key: id, id, preview: small, alt, isRemoved: false };
}

function faultOf(file: File): GalleryFault | undefined {
  if (!pictureTypes.some((type) => type === file.type)) return 'type';
  return file.size > uploadLimits.sourceBytes ? 'large' : undefined;
}

function moved(all: readonly Shown[], key: string, by: -1 | 1): Shown[] {
  const from = all.findIndex((one) => one.key === key);
  let to = from + by;
  while (all[to]?.isRemoved) to += by;
  const one = all[from];
  if (!one || !all[to]) return [...all];
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}
