import { useLocation, useParams } from 'react-router';
import { settingsSections } from './settings-sections.tsx';

/** Names of the specification for a section whose own address is another. */
const aliases: Record<string, string> = { categories: 'interests' };

/** The section whose address this is. Once they stood on one page, and mails that lead to a part of it are still read. */
export function useSettingsSection() {
  const { section } = useParams();
  const { hash } = useLocation();
  const [first] = settingsSections;
  const named = (id: string | undefined) => settingsSections.find((one) => one.id === id);
  const meant = hash ? named(hash.slice(1)) : undefined;
  const shown = named(section);
  const elsewhere =
    meant && meant !== shown ? meant : shown ? undefined : (named(aliases[section ?? '']) ?? first);
  return { shown: shown ?? first, elsewhere: elsewhere && `/settings/${elsewhere.id}` };
}
