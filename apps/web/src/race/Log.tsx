import type { RuleId } from '@gruppetto/kernel';
import { CyclistIcon, DiceRow, type RiderLook, Sentence, useLanguage, useWords } from '@gruppetto/ui';
import type { Line, Rule } from '@gruppetto/words';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { findRule } from '../ui/rule-books.ts';
import { beatsOf } from './beats.ts';
import type { RaceState } from './race-state.ts';
import './log.css';

interface Entry {
  readonly key: string;
  readonly moment: number;
  readonly line: Line;
  /** "3.1": round and number in it; a round's own line has its round only. */
  readonly tag: string;
  readonly heading: boolean;
}

/** All lines up to the moment on show, as far as its beats have come. */
function entriesOf(moments: RaceState['moments'], linesOf: RaceState['linesOf']): readonly Entry[] {
  const entries: Entry[] = [];
  let round = 0;
  let count = 0;
  for (const [moment, happened] of moments.entries())
    for (const line of linesOf(happened)) {
      const fact = happened.facts[line.fact];
      const heading = fact?.type === 'began';
      if (fact?.type === 'began') {
        round = (fact as typeof fact & { round: number }).round;
        count = 0;
      } else count++;
      entries.push({ key: `${moment}.${line.fact}`, moment, line, tag: heading ? `${round}` : `${round}.${count}`, heading });
    }
  return entries;
}

/** The page has this many lines at first; a long race has thousands. */
const page = 120;

interface LogProps {
  readonly state: RaceState;
  readonly looks: readonly RiderLook[];
  readonly onSeek: (moment: number) => void;
}

export function Log({ state, looks, onSeek }: LogProps) {
  const { race: words } = useWords();
  const { moments, linesOf, playhead } = state;
  const entries = useMemo(() => entriesOf(moments, linesOf), [moments, linesOf]);
  const beats = beatsOf(moments[playhead.moment].facts);
  const upTo = beats[playhead.beat - 1]?.upTo ?? 0;
  const complete = playhead.beat >= beats.length;
  const shown = entries.filter(
    ({ moment, line }) => moment < playhead.moment || (moment === playhead.moment && (complete || line.fact < upTo)),
  );
  const [asked, setAsked] = useState<string>();
  const [pages, setPages] = useState(1);
  const recent = shown.slice(-pages * page);
  const newest = shown.at(-1);
  return (
    <section className="card log" aria-labelledby="log-title">
      <header>
        <h2 id="log-title">{words.log}</h2>
      </header>
      <div className="log-lines">
        <ol>
          {recent.length < shown.length && (
            <li>
              <button type="button" className="quiet" onClick={() => setPages(pages + 1)}>
                {words.earlier}
              </button>
            </li>
          )}
          {recent.map(({ key, moment, line, tag, heading }) => (
            <LogLine
              key={key}
              id={key}
              moment={moment}
              line={line}
              tag={tag}
              heading={heading}
              look={line.rider === undefined ? undefined : looks[line.rider]}
              open={asked === key}
              onAsk={setAsked}
              onSeek={onSeek}
            />
          ))}
        </ol>
      </div>
      <p className="offstage" aria-live="polite">
        {newest?.line.text}
      </p>
    </section>
  );
}

interface LogLineProps {
  readonly id: string;
  readonly moment: number;
  readonly line: Line;
  readonly tag: string;
  readonly heading: boolean;
  readonly look: RiderLook | undefined;
  readonly open: boolean;
  readonly onAsk: (key: string | undefined) => void;
  readonly onSeek: (moment: number) => void;
}

const LogLine = memo(function LogLine({ id, moment, line, tag, heading, look, open, onAsk, onSeek }: LogLineProps) {
  const { race: words } = useWords();
  return (
    <li className={heading ? 'heading' : undefined}>
      <div className="log-line">
        <button type="button" className="log-seek" onClick={() => onSeek(moment)} title={words.showMoment}>
          <span className={heading ? 'offstage' : 'tag'}>{tag}</span>
        </button>
        {look ? <CyclistIcon jersey={look.jersey} number={look.number} size={24} /> : !heading && <span className="no-rider" />}
        <span className="log-text">
          <Sentence text={line.text} />
        </span>
        <button type="button" className="why" aria-expanded={open} onClick={() => onAsk(open ? undefined : id)}>
          {words.why}
        </button>
      </div>
      {open && <WhyBox line={line} />}
    </li>
  );
});

function WhyBox({ line: { why } }: { line: Line }) {
  const box = useRef<HTMLDivElement>(null);
  // It grows when its rules have been fetched.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(() => void current.scrollIntoView({ block: 'nearest' }));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className="why-box" ref={box}>
      {(why.dice || why.sum) && (
        <p>
          {why.dice && <DiceRow faces={why.dice.faces} sides={why.dice.sides} size={24} />}
          {why.sum && <b className="sum">{why.sum}</b>}
        </p>
      )}
      {why.rules.map((id) => (
        <RuleText key={id} id={id} />
      ))}
    </div>
  );
}

export function RuleText({ id }: { id: RuleId }) {
  const language = useLanguage();
  const [rule, setRule] = useState<Rule>();
  useEffect(() => {
    let wanted = true;
    void findRule(id, language).then((found) => {
      if (wanted) setRule(found);
    });
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return (
    <p className="rule">
      <Sentence text={rule?.text ?? '…'} /> <span className="rule-id">{id}</span>
    </p>
  );
}
