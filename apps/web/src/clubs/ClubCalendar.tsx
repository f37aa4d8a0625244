import { SureButton, useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { clubServer } from '../api/club-server.ts';
import { Chapter } from '../people/Chapter.tsx';
import { freshId } from '../storage/fresh.ts';
import type { ClubProps } from './club-props.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The days of this month, from Monday on; undefined where the month has not begun. */
function monthOf(now: Date): readonly (Date | undefined)[] {
  const first = new Date(now.getFullYear(), now.getMonth(), 1);
  const days = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
  const before = (first.getDay() + 6) % 7;
  return [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length: days }, (_, index) => new Date(now.getFullYear(), now.getMonth(), index + 1)),
  ];
}

/** Plans: the month as a calendar, and the next events with the people who come. */
export function ClubCalendar({ club, me, busy, act }: ClubProps) {
  const { clubs: words } = useWords();
  const [now] = useState(() => new Date());
  const onDay = (day: Date) => club.events.filter(({ at }) => new Date(at).toDateString() === day.toDateString());
  const coming = club.events.filter(({ at }) => at > now.getTime() - dayLength);
  return (
    <div className="two-chapters">
      <Chapter title={words.calendar(now.getTime())} hint={words.timeZone}>
        <div className="card calendar">
          <ol>
            {words.weekdays.map((day) => (
              <li key={day} className="day soft" aria-hidden="true">
                {day}
              </li>
            ))}
            {monthOf(now).map((day, index) => {
              if (!day)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty day is its place in the week
                  <li key={index} className="empty" aria-hidden="true" />
                );
              const events = onDay(day);
              const today = day.toDateString() === now.toDateString();
              return (
                <li key={day.getTime()} className={[today && 'today', events.length > 0 && 'has'].filter(Boolean).join(' ')}>
                  <span className="figures">{day.getDate()}</span>
                  {events.map(({ id, title }) => (
                    <small key={id}>{title}</small>
                  ))}
                </li>
              );
            })}
          </ol>
        </div>
      </Chapter>
      <Chapter title={words.comingUp}>
        <ul className="card events">
          {coming.length === 0 && <li className="soft">{words.nothingPlanned}</li>}
          {coming.map(({ id, title, at, table, coming: people, notComing }) => (
            <li key={id}>
              <div>
                <b>{title}</b>
                <p className="soft">
                  {words.day(at)}, {words.time(at)}
                  {people.length > 0 && ` · ${words.coming(people)}`}
                </p>
              </div>
              <div className="buttons">
                {table && (
                  <Link to="/shared/$id" params={{ id: table }} className="button main">
                    {words.tables}
                  </Link>
                )}
                <button
                  type="button"
                  className={people.includes(me) ? 'main' : ''}
                  aria-pressed={people.includes(me)}
                  disabled={busy}
                  onClick={() => void act(() => clubServer.reply(club.id, id, true))}
                >
                  {words.imIn}
                </button>
                <button
                  type="button"
                  aria-pressed={notComing.includes(me)}
                  disabled={busy}
                  onClick={() => void act(() => clubServer.reply(club.id, id, false))}
                >
                  {words.cant}
                </button>
                <SureButton
                  label={words.removeEvent(title)}
                  sure={words.removeSure}
                  onSure={() => void act(() => clubServer.unplan(club.id, id))}
                />
              </div>
            </li>
          ))}
        </ul>
        <Plan act={act} club={club} busy={busy} />
      </Chapter>
    </div>
  );
}

function Plan({ club, act, busy }: Pick<ClubProps, 'club' | 'act' | 'busy'>) {
  const { clubs: words } = useWords();
  const [title, setTitle] = useState('');
  const [at, setAt] = useState('');
  const plan = async () => {
    const when = new Date(at).getTime();
    if (await act(() => clubServer.plan(club.id, { id: freshId(), title: title.trim(), at: when }))) setTitle('');
  };
  return (
    <form
      className="card padded plan"
      onSubmit={(event) => {
        event.preventDefault();
        void plan();
      }}
    >
      <label>
        {words.eventTitle}
        <input value={title} maxLength={60} required onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label>
        {words.eventAt}
        <input type="datetime-local" value={at} required onChange={(event) => setAt(event.target.value)} />
      </label>
      <button type="submit" disabled={busy || title.trim() === '' || at === ''}>
        {words.plan}
      </button>
    </form>
  );
}
