import type { Choice, Turn } from '@gruppetto/kernel';
import { meaningOf } from '@gruppetto/learn';
import { Sentence, useWords } from '@gruppetto/ui';
import { useCourse } from './WithCourse.tsx';
import './meaning.css';

/** What the question is about, for everybody who asks. */
export function Meaning({ turn }: { readonly turn: Turn<Choice> }) {
  const { learn } = useWords();
  const course = useCourse();
  const meaning = course && meaningOf(course, turn);
  if (!meaning) return null;
  return (
    <details className="meaning" key={turn.choices[0].do}>
      <summary>{learn.meaning}</summary>
      <p>
        <Sentence text={meaning} />
      </p>
    </details>
  );
}
