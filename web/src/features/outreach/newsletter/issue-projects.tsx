import type { IssueLine } from '@firstlight/contract/outreach/newsletter/newsletter-issues.ts';

/** By name alone, one under the other. */
export function IssueProjects({ projects }: Pick<IssueLine, 'projects'>) {
  return (
    <ul className="flex flex-col gap-0.5 text-ink-muted text-small">
      {projects.map(({ id, name, language }) => (
        <li key={id} lang={language} className="[overflow-wrap:anywhere]">
          {name}
        </li>
      ))}
    </ul>
  );
}
