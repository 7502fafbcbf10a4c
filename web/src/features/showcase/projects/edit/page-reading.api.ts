import { askForPage, readPageReading } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

const lookEveryMs = 700;

export interface ReadPage {
  name: string | null;
  tagline: string | null;
  picture: Blob | null;
}

/** Has a page read by the server, and waits for what comes of it. */
export function useReadPage() {
  return useMutation({
    mutationFn: async (address: string): Promise<ReadPage> => {
      const readingId = crypto.randomUUID();
      const until = Date.now() + projectLimits.pageReadingSeconds * 1000;
      let reading = await call(askForPage, { readingId, address });
      while (reading.state === 'reading' && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
        reading = await call(readPageReading, { readingId });
      }
      if (reading.state !== 'read') throw new Error('The page could not be read.');
      const { name, tagline, picture } = reading;
      return { name, tagline, picture: picture === null ? null : await fetchPicture(picture) };
    },
  });
}

/** The words are worth having without it. */
function fetchPicture(address: string): Promise<Blob | null> {
  return fetch(address).then(
    (answer) => (answer.ok ? answer.blob() : null),
    () => null,
  );
}
