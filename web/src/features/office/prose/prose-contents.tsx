import { useTranslation } from 'react-i18next';
import type { ProseSectionTexts } from './prose-text.ts';

/** The way through a long page, beside it where there is room. */
export function ProseContents({ sections }: { sections: ProseSectionTexts }) {
  const { t } = useTranslation('prose');
  return (
    <nav
      aria-labelledby="on-this-page"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto py-8 md:block print:hidden"
    >
      <h2 id="on-this-page" className="px-3 font-semibold font-text text-small">
        {t('contents')}
      </h2>
      <ul className="mt-3 flex flex-col border-line border-l">
        {Object.entries(sections).map(([id, section]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block px-3 py-1.5 text-ink-muted text-small underline-offset-4 hover:text-ink hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
