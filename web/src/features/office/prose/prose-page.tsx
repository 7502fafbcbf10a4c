import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Edition, EditionLine } from './edition-line.tsx';
import { Inline } from './inline.tsx';
import { ProseContents } from './prose-contents.tsx';
import { ProseSection } from './prose-section.tsx';
import type { ProseSectionTexts } from './prose-text.ts';

interface ProsePageProps {
  title: string;
  lead: string;
  edition?: Edition;
  sections: ProseSectionTexts;
  /** By section key: what stands in a section beside its texts. */
  extras?: Record<string, ReactNode>;
}

/** Paper is white, whatever the theme: without this a page printed from the dark theme comes out pale grey. */
const onPaper = clsx(
  'print:max-w-none print:bg-[white] print:px-0 print:text-ink',
  'print:[--ink-muted:black] print:[--ink:black] print:[--line:silver] print:[--sky:black]',
);

export function ProsePage({ title, lead, edition, sections, extras = {} }: ProsePageProps) {
  return (
    <article className={clsx('mx-auto max-w-browse px-4 sm:px-7 md:px-10', onPaper)}>
      <header className="prose-width flex flex-col gap-4 pt-10 pb-8 md:pt-18 print:pt-0">
        {edition && <EditionLine edition={edition} />}
        <h1 className="text-h1">{title}</h1>
        <p className="text-ink-muted text-lead sm:text-balance">
          <Inline text={lead} />
        </p>
      </header>
      <div className="ticks print:hidden" />
      <div className="gap-14 md:grid md:grid-cols-[14rem_minmax(0,1fr)] print:block">
        <ProseContents sections={sections} />
        <div className="prose-width text-body [&>:first-child]:border-t-0">
          {Object.entries(sections).map(([id, text]) => (
            <ProseSection key={id} id={id} text={text}>
              {extras[id]}
            </ProseSection>
          ))}
        </div>
      </div>
    </article>
  );
}
