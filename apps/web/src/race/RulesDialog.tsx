import { cardOf, type GameId } from '@gruppetto/catalogue';
import { Dialog, useWords } from '@gruppetto/ui';
import { Suspense } from 'react';
import { useLearned } from '../learn/courses.ts';
import { OneMinute } from '../learn/OneMinute.tsx';
import { RuleBook } from '../learn/RuleBook.tsx';
import { WithCourse } from '../learn/WithCourse.tsx';
import './rules-dialog.css';

/** The rules in one minute, and then the whole book. */
export function RulesDialog({ game, onClose }: { game: GameId; onClose: () => void }) {
  const { race, learn } = useWords();
  return (
    <Dialog title={race.rulesOf(cardOf(game).title)} onClose={onClose}>
      <WithCourse game={game}>
        <div className="rules-dialog">
          <Suspense>
            <Minute game={game} />
          </Suspense>
          <h3>{learn.ruleBook}</h3>
          <RuleBook game={game} />
        </div>
      </WithCourse>
    </Dialog>
  );
}

function Minute({ game }: { game: GameId }) {
  const { learn } = useWords();
  const { room, course } = useLearned(game);
  if (!course) return null;
  return (
    <>
      <h3>{learn.minute}</h3>
      <OneMinute room={room} course={course} />
    </>
  );
}
