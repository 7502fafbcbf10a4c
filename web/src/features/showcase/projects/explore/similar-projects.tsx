import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../lib/language/use-language.ts';
import { BrowseCard, browseGrid } from '../browse-card.tsx';
import { similarTo } from '../projects.api.ts';

/** Three others. Without them the page is whole as well, so their failure is silent. */
export function SimilarProjects({ projectId, title }: { projectId: string; title: string }) {
  const { data } = useQuery(similarTo(projectId, useLanguage()));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="flex flex-col gap-5">
      <h2 id="similar-title" className="text-h2">
        {title}
      </h2>
      <ul className={browseGrid}>
        {data.items.map((project) => (
          <li key={project.id} className="grid">
            <BrowseCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}
