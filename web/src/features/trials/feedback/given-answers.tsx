import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';

/** To the maker's questions, under the words in which they were asked. */
export function GivenAnswers({ answers }: { answers: Answers }) {
  if (answers.length === 0) return null;
  return (
    <dl className="prose-width flex flex-col gap-3 border-line-strong border-l-2 pl-4">
      {answers.map(({ question, answer }) => (
        <div key={question} className="flex flex-col gap-0.5 [overflow-wrap:anywhere]">
          <dt className="text-ink-muted text-small">{question}</dt>
          <dd className="whitespace-pre-line">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
