import { readAnnouncement } from '@firstlight/contract/office/announcements/announcements.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';

const lookAgainMs = 5 * 60_000;

/** What whoever runs the site says to everybody. It is asked for once the page stands, and says nothing where that fails. */
export function Announcement() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['announcement'],
    queryFn: ({ signal }) => call(readAnnouncement, {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: lookAgainMs,
    retry: false,
  });
  const said = data?.announcement;
  if (!said) return null;
  const text = said[language];
  return (
    <p role="status" className="bg-gold-soft px-4 py-2 text-center font-medium text-gold text-small">
      {said.path ? <a href={said.path}>{text}</a> : text}
    </p>
  );
}
