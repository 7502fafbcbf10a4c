import type { ReactNode } from 'react';
import { FactList } from './fact-list.tsx';
import { Inline } from './inline.tsx';
import type { ProseSectionText } from './prose-text.ts';

interface ProseSectionProps {
  id: string;
  text: ProseSectionText;
  /** What is not prose: shown between the body and the closing words. */
  children?: ReactNode;
}

export function ProseSection({ id, text, children }: ProseSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-4 border-line border-t py-8 print:py-4"
    >
      <h2 id={`${id}-title`} className="text-h2 print:break-after-avoid">
        {text.title}
      </h2>
      <Paragraphs texts={text.body} />
      {text.list && (
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
          <Items texts={text.list} />
        </ul>
      )}
      {text.steps && (
        <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-muted">
          <Items texts={text.steps} />
        </ol>
      )}
      {text.facts && (
        <FactList
          facts={text.facts.map(({ term, detail }) => ({ term, detail: <Inline text={detail} /> }))}
        />
      )}
      {children}
      <Paragraphs texts={text.closing} />
    </section>
  );
}

function Paragraphs({ texts }: { texts: string[] | undefined }) {
  return texts?.map((text) => (
    <p key={text}>
      <Inline text={text} />
    </p>
  ));
}

function Items({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <li key={text} className="pl-1">
      <Inline text={text} />
    </li>
  ));
}
