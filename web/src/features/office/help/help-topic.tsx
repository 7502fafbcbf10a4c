import type { ReactNode } from 'react';
import { HelpPassage } from './help-passage.tsx';
import type { HelpQuestionText, HelpTopicText } from './help-topics.ts';

interface HelpTopicProps {
  /** Its place in the texts: `tutorials.postProject`. */
  path: string;
  text: HelpTopicText;
}

export function HelpTopic({ path, text }: HelpTopicProps) {
  const id = topicHeadingId(path);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3.5 border-line py-5 first:pt-0 last:pb-0 not-last:border-b"
    >
      <h3 id={id} tabIndex={-1} className="font-semibold text-lead leading-tight">
        <HelpPassage path={`${path}.title`} />
      </h3>
      {text.lead && (
        <p className="text-ink-muted">
          <HelpPassage path={`${path}.lead`} />
        </p>
      )}
      {text.steps && (
        <ol className="flex list-decimal flex-col gap-2.5 pl-6 marker:font-semibold marker:text-ink-muted">
          <Items path={`${path}.steps`} texts={text.steps} />
        </ol>
      )}
      {text.list && <Bullets path={`${path}.list`} texts={text.list} />}
      {text.questions?.map((question, place) => (
        <Question key={question.question} path={`${path}.questions.${place}`} text={question} />
      ))}
      {text.closing?.map((paragraph, place) => (
        <p key={paragraph}>
          <HelpPassage path={`${path}.closing.${place}`} />
        </p>
      ))}
    </section>
  );
}

export function topicHeadingId(path: string): string {
  return `help-${path.replace('.', '-')}`;
}

function Question({ path, text }: { path: string; text: HelpQuestionText }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h4 className="font-semibold">
        <HelpPassage path={`${path}.question`} />
      </h4>
      <p>
        <HelpPassage path={`${path}.answer`} />
      </p>
      {text.list && <Bullets path={`${path}.list`} texts={text.list} />}
    </div>
  );
}

function Bullets({ path, texts }: { path: string; texts: string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-faint">
      <Items path={path} texts={texts} />
    </ul>
  );
}

function Items({ path, texts }: { path: string; texts: string[] }): ReactNode {
  return texts.map((text, place) => (
    <li key={text} className="pl-1">
      <HelpPassage path={`${path}.${place}`} />
    </li>
  ));
}
