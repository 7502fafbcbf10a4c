import { type TestText, texts } from './feedback-texts.ts';

/** How a project is met, note after note: most are liked or not as they are, some get better once their maker has listened. */
const courses: readonly (readonly number[])[] = [
  [4, 5, 5, 4, 5, 4],
  [2, 3, 2, 4, 5, 5],
  [4, 3, 4, 5, 3, 4],
  [3, 2, 3, 2, 3, 4],
];

/** Something that fits how the project is met, and that neither anybody here nor this person has said before. */
export function pickText(
  nth: number,
  saidHere: ReadonlySet<TestText>,
  saidByThem: ReadonlySet<TestText>,
): TestText | undefined {
  const course = courses[nth % courses.length] ?? [];
  const wanted = course[saidHere.size % course.length] ?? 4;
  const distance = ({ rating }: TestText) => Math.abs(rating - wanted);
  // Begins elsewhere for each project, or the first text would be everybody's favourite.
  const begin = (nth * 5) % texts.length;
  const [text] = [...texts.slice(begin), ...texts.slice(0, begin)]
    .filter((one) => !saidHere.has(one) && !saidByThem.has(one))
    .toSorted((one, other) => distance(one) - distance(other));
  return text;
}
