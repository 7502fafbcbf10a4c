interface ChartHeadProps {
  id: string;
  counted: string;
  question: string;
}

/** What is counted, and the question it answers. */
export function ChartHead({ id, counted, question }: ChartHeadProps) {
  return (
    <header className="flex flex-col gap-1">
      <p className="log text-ink-muted">{counted}</p>
      <h2 id={id} className="text-h3">
        {question}
      </h2>
    </header>
  );
}
