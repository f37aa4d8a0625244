import { botNames } from '@gruppetto/bots';
import { findGame, gameIds } from '@gruppetto/catalogue';
import type { Game, GameId, Rider, TourPoints } from '@gruppetto/kernel';
import { mostStages, type TourPlan } from '@gruppetto/tour';
import { roleName, shelf, startWords as words, wordsOf } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { OfficeFrame, SignedIn, Unreachable } from '../account/OfficeFrame.tsx';
import { type Fault, server, type Team } from '../account/server.ts';
import { useScreens } from '../games/use-screens.ts';
import { RaceFields } from '../pages/RaceFields.tsx';
import { freshSeat } from '../tables/default-seats.ts';
import { Alert } from '../ui/Alert.tsx';
import { JerseyPatch } from '../ui/Cyclist.tsx';
import { jerseyOf, jerseys, teamJersey } from '../ui/jerseys.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { OptionRow, problemOf } from '../ui/OptionRow.tsx';
import { type DraftContent, type DraftSeat, useDraft } from './drafts.ts';
import { hasStartList, propose, stageRaceOf, tourWide, type Values, wishOf, withBase } from './model.ts';
import { fits, NumberField } from './NumberField.tsx';
import { Profile } from './Profile.tsx';
import { StageFacts } from './StageFacts.tsx';
import { SyncChip } from './SyncChip.tsx';
import { useTeams } from './use-teams.ts';
import './tours.css';

/** CP-9.3 to CP-9.6: a tour in four steps. */
export function StartTourPage({ id }: { id: string }) {
  return (
    <OfficeFrame>
      <SignedIn offline>{(account) => <Start account={account} id={id} />}</SignedIn>
    </OfficeFrame>
  );
}

const raced = gameIds.filter((id) => findGame(id)?.stageRace);

/** With all that its game needs and somebody has not said yet. */
function filledIn(draft: DraftContent): DraftContent {
  const game = findGame(raced.includes(draft.game) ? draft.game : (raced[0] ?? '')) as Game;
  const race = stageRaceOf(game);
  const kind = race.kinds.includes(draft.kind) ? draft.kind : (race.kinds[0] ?? '');
  return { ...draft, game: game.id, kind };
}

/** The stages that the wish of the first step asks for; those that somebody has changed stay while the wish does. */
function withStages(game: Game, draft: DraftContent): DraftContent {
  if (draft.proposed === wishOf(draft)) {
    const { wide } = tourWide(game);
    const base = withBase(game, draft.base);
    const shared = Object.fromEntries(wide.map((name) => [name, base[name]]));
    return { ...draft, stages: draft.stages.map((stage) => ({ ...stage, options: { ...stage.options, ...shared } })) };
  }
  const proposed = propose(game, draft);
  if (!proposed) return draft;
  const stages = proposed.map((options) => ({ name: '', options }));
  const [first] = proposed;
  const points = first && stageRaceOf(game).tourPoints?.(first, draft.count);
  const { points: _old, ...rest } = draft;
  return { ...rest, stages, proposed: wishOf(draft), ...(points && { points: draft.points ?? points }) };
}

/** As many as the stages are for. */
function withSeats(game: Game, draft: DraftContent): DraftContent {
  const parsed = game.options.parse(draft.stages[0]?.options ?? {});
  if (!parsed.ok) return draft;
  const needed = game.seats(parsed.value);
  const seats: DraftSeat[] = draft.seats.slice(0, needed);
  while (seats.length < needed) seats.push({ ...freshSeat(seats, seats.length === 0 ? 'person' : 'rule-of-thumb'), riders: [] });
  return { ...draft, seats };
}

function Start({ account, id }: { account: string; id: string }) {
  const { draft: kept, missing, sync, change, forget } = useDraft(account, id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const draft = useMemo(() => kept && filledIn(kept), [kept]);
  const step = draft?.step ?? 0;
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is announced by its heading
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);
  if (missing)
    return (
      <main className="message">
        {missing === 'nowhere' || missing.status === 404 || missing.status === 400 ? (
          <>
            <h1>{words.missing}</h1>
            <Link to="/tours" className="button main">
              {words.toOffice}
            </Link>
          </>
        ) : (
          <Unreachable message={missing.message} onAgain={() => location.reload()} />
        )}
      </main>
    );
  if (!draft) return <main className="message" aria-busy="true" />;
  const game = findGame(draft.game) as Game;
  const go = (to: number) => {
    moved.current = true;
    setFault(undefined);
    change(to > 0 ? withSeats(game, withStages(game, { ...draft, step: to })) : { ...draft, step: to });
  };
  const problems = problemsOf(game, draft);
  const accept = async () => {
    setBusy(true);
    const answer = await server.makeTour({ id: draft.tour, plan: planOf(game, draft) });
    setBusy(false);
    if (!answer.ok) return setFault(answer.fault);
    await forget();
    await navigate({ to: '/tours/$id', params: { id: draft.tour } });
  };
  const last = step === words.steps.length - 1;
  const blocked = problems.findIndex((list) => list.length > 0);
  // A name that nobody has thought of yet is asked for when it is needed.
  const nameless = blocked === 0 && problems[0]?.length === 1 && draft.name.trim() === '';
  const said = blocked >= 0 && blocked <= step ? (problems[blocked] ?? []).filter((one) => one !== words.needsName) : [];
  const onward = () => {
    if (!nameless) return go(step + 1);
    setTried(true);
    document.getElementById(nameField)?.focus();
  };
  return (
    <main className="office start-tour">
      <header className="start-head">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}: {words.steps[step]}
        </h1>
        <SyncChip sync={sync} waiting={1} />
      </header>
      <ol className="steps-bar" aria-label={words.stepsLabel}>
        {words.steps.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={index === step ? 'now' : undefined}
              aria-current={index === step ? 'step' : undefined}
              disabled={index > step && blocked >= 0 && blocked < index}
              onClick={() => go(index)}
            >
              <span className="figures">{index + 1}</span>
              <span className="step-name">{name}</span>
            </button>
          </li>
        ))}
      </ol>
      {step === 0 && <Characteristics game={game} draft={draft} onChange={change} tried={tried} />}
      {step === 1 && <Points game={game} draft={draft} onChange={change} />}
      {step === 2 && <Stages game={game} draft={draft} onChange={change} />}
      {step === 3 && <Teams game={game} draft={draft} onChange={change} />}
      {fault && (
        <Alert card>
          {fault.message} {fault.status === 0 && words.keptAsDraft}
        </Alert>
      )}
      <div className="buttons go">
        {step > 0 && (
          <button type="button" onClick={() => go(step - 1)}>
            {words.back}
          </button>
        )}
        {last ? (
          <button type="button" className="main" disabled={busy || blocked >= 0} onClick={() => void accept()}>
            {words.accept}
          </button>
        ) : (
          <button type="button" className="main" disabled={blocked >= 0 && blocked <= step && !(nameless && step === 0)} onClick={onward}>
            {words.onward}
          </button>
        )}
        {said.length > 0 && <span className="problem">{said.join(' ')}</span>}
      </div>
    </main>
  );
}

const nameField = 'name-of-the-tour';
const mostPoints = 1000;

/** What keeps each step from being left. */
function problemsOf(game: Game, draft: DraftContent): readonly (readonly string[])[] {
  const base = game.options.parse(withBase(game, draft.base));
  const first = [
    ...(draft.name.trim() === '' ? [words.needsName] : []),
    ...(fits(draft.count, 1, mostStages) ? [] : [words.needsStages(mostStages)]),
    ...(base.ok ? [] : [words.needsOptions]),
  ];
  const { points } = draft;
  const numbers = points ? [points.stageWin, ...Object.values(points.places).flat()] : [];
  const second = numbers.every((one) => fits(one, 0, mostPoints)) ? [] : [words.needsPoints];
  const wrong = draft.stages.findIndex(({ options }) => !game.options.parse(options).ok);
  const third = wrong < 0 ? [] : [words.needsStage(wrong + 1)];
  const names = draft.seats.map(({ name }) => name.trim());
  const fourth = names.some((name) => name === '')
    ? [words.needsTeamName]
    : new Set(names).size < names.length || new Set(draft.seats.map(({ colour }) => colour)).size < draft.seats.length
      ? [words.teamsDiffer]
      : [];
  return [first, second, third, fourth];
}

function planOf(game: Game, draft: DraftContent): TourPlan {
  const options = (draft.stages[0]?.options ?? {}) as object;
  const riders = game.riders(options).map(({ seat, number }) => (draft.seats[seat]?.riders[number - 1] ?? '').trim());
  return {
    format: 'gruppetto-tour',
    game: game.id,
    rules: game.rules,
    name: draft.name.trim(),
    kind: draft.kind,
    seats: draft.seats.map(({ name, colour, player }) => ({ name: name.trim(), colour, player })),
    riders,
    stages: draft.stages.map(({ name, options }) => {
      const parsed = game.options.parse(options);
      return { name: name.trim(), options: parsed.ok ? parsed.value : options };
    }),
    ...(draft.points && { points: draft.points }),
  };
}

interface StepProps {
  readonly game: Game;
  readonly draft: DraftContent;
  readonly onChange: (draft: DraftContent) => void;
}

/** CP-9.3. */
function Characteristics({ game, draft, onChange, tried }: StepProps & { readonly tried: boolean }) {
  const id = useId();
  const [named, setNamed] = useState(false);
  const nameless = (tried || named) && draft.name.trim() === '';
  const race = stageRaceOf(game);
  const stageRace = wordsOf(game.id).stageRace;
  const { wide } = tourWide(game);
  const { shape } = game.options;
  const all = shape.kind === 'object' ? Object.keys(shape.fields) : [];
  const values = withBase(game, draft.base);
  const seatShape = shape.kind === 'object' && game.seatOption ? shape.fields[game.seatOption] : undefined;
  const parsed = game.options.parse(values);
  const edited = draft.proposed !== undefined && draft.proposed !== wishOf(draft);
  const choose = (next: GameId) => {
    const { points: _points, proposed: _proposed, ...rest } = draft;
    onChange(filledIn({ ...rest, game: next, kind: '', base: {}, stages: [], seats: [] }));
  };
  return (
    <div className="start-step">
      <fieldset className="card fields">
        <legend>{words.game}</legend>
        <div className="game-choice">
          {raced.map((one) => (
            <label key={one} className={one === game.id ? 'chosen' : undefined}>
              <input type="radio" name={`${id}-game`} className="offstage" checked={one === game.id} onChange={() => choose(one)} />
              <b>{shelf[one].title}</b>
              <small>{shelf[one].seats}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="card fields">
        <legend>{words.characteristics}</legend>
        <OptionRow id={nameField} label={words.name} problem={nameless && <span role="alert">{words.needsName}</span>}>
          <input
            id={nameField}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            aria-invalid={nameless}
            aria-describedby={nameless ? problemOf(nameField) : undefined}
            onChange={(event) => {
              setNamed(true);
              onChange({ ...draft, name: event.target.value });
            }}
          />
        </OptionRow>
        <NumberField
          label={words.count}
          hint={words.countHint(mostStages)}
          min={1}
          max={mostStages}
          value={draft.count ?? Number.NaN}
          onChange={(count) => onChange({ ...draft, count })}
        />
        <OptionRow id={`${id}-kind`} label={words.kind} hint={stageRace?.kinds[draft.kind]?.hint}>
          <select id={`${id}-kind`} value={draft.kind} onChange={(event) => onChange({ ...draft, kind: event.target.value })}>
            {race.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {stageRace?.kinds[kind]?.label ?? kind}
              </option>
            ))}
          </select>
        </OptionRow>
        {seatShape?.kind === 'integer' && (
          <NumberField
            label={words.teams}
            hint={words.countHint(seatShape.max, seatShape.min)}
            min={seatShape.min}
            max={seatShape.max}
            value={Number(values[game.seatOption ?? ''] ?? Number.NaN)}
            onChange={(seats) => onChange({ ...draft, base: { ...draft.base, [game.seatOption ?? '']: seats } })}
          />
        )}
        <RaceFields
          game={game}
          values={values}
          seats={draft.seats}
          problems={parsed.ok ? [] : parsed.problems}
          without={all.filter((name) => !wide.includes(name))}
          onSet={(more) => onChange({ ...draft, base: { ...draft.base, ...more } })}
        />
        {edited && <p className="soft">{words.madeAnew}</p>}
      </fieldset>
    </div>
  );
}

/** CP-9.4. */
function Points({ game, draft, onChange }: StepProps) {
  const id = useId();
  const { points } = draft;
  const stageRace = wordsOf(game.id).stageRace;
  if (!points)
    return (
      <div className="start-step">
        <p className="card padded">{words.noPoints}</p>
      </div>
    );
  const set = (next: TourPoints) => onChange({ ...draft, points: next });
  const inPlay =
    points.stageWin * draft.count +
    Object.values(points.places)
      .flat()
      .reduce((sum, one) => sum + one, 0);
  return (
    <div className="start-step wide">
      <p className="card in-play">
        {words.inPlay} <b className="figures">{Number.isNaN(inPlay) ? '–' : inPlay}</b>
      </p>
      <fieldset className="card fields points-fields">
        <legend>{words.pointsFor}</legend>
        <NumberField
          label={words.stageWin}
          min={0}
          max={mostPoints}
          value={points.stageWin}
          onChange={(stageWin) => set({ ...points, stageWin })}
        />
        {Object.entries(points.places).map(([table, places]) => {
          const name = stageRace?.classifications[table] ?? table;
          const setPlaces = (next: readonly number[]) => set({ ...points, places: { ...points.places, [table]: next } });
          return (
            <fieldset key={table} className="option-block" aria-label={name}>
              <b>{name}</b>
              <div className="place-points">
                {places.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is its place
                  <label key={index} htmlFor={`${id}-${table}-${index}`}>
                    <small>{words.place(index + 1)}</small>
                    <NumberInput
                      id={`${id}-${table}-${index}`}
                      min={0}
                      max={mostPoints}
                      aria-invalid={!fits(value, 0, mostPoints)}
                      aria-label={`${name}, ${words.place(index + 1)}`}
                      value={value}
                      onChange={(next) => setPlaces(places.with(index, next))}
                    />
                  </label>
                ))}
                <div className="buttons">
                  <button
                    type="button"
                    className="icon"
                    aria-label={words.morePlaces(name)}
                    disabled={places.length >= 10}
                    onClick={() => setPlaces([...places, 0])}
                  >
                    +
                  </button>
                  <button
                    type="button"
                    className="icon"
                    aria-label={words.fewerPlaces(name)}
                    disabled={places.length === 0}
                    onClick={() => setPlaces(places.slice(0, -1))}
                  >
                    −
                  </button>
                </div>
              </div>
              {!places.every((value) => fits(value, 0, mostPoints)) && <p className="problem">{words.range(0, mostPoints)}</p>}
            </fieldset>
          );
        })}
      </fieldset>
    </div>
  );
}

/** CP-9.5. */
function Stages({ game, draft, onChange }: StepProps) {
  const { settled } = tourWide(game);
  const [open, setOpen] = useState<number>();
  const anew = () => {
    const seed = String(Number(draft.seed) + 1);
    const { proposed: _proposed, ...rest } = draft;
    setOpen(undefined);
    onChange(withStages(game, { ...rest, seed }));
  };
  const set = (index: number, stage: DraftContent['stages'][number]) => onChange({ ...draft, stages: draft.stages.with(index, stage) });
  return (
    <div className="start-step wide">
      <div className="buttons">
        <p className="soft">{words.modelHint}</p>
        <button type="button" onClick={anew}>
          {words.another}
        </button>
      </div>
      <ol className="stage-cards">
        {draft.stages.map((stage, index) => (
          <StageCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
            key={index}
            game={game}
            stage={stage}
            number={index + 1}
            open={open === index}
            settled={settled}
            seats={draft.seats}
            onOpen={() => setOpen(open === index ? undefined : index)}
            onChange={(next) => set(index, next)}
          />
        ))}
      </ol>
    </div>
  );
}

interface StageCardProps {
  readonly game: Game;
  readonly stage: DraftContent['stages'][number];
  readonly number: number;
  readonly open: boolean;
  /** For all stages alike. */
  readonly settled: readonly string[];
  readonly seats: DraftContent['seats'];
  readonly onOpen: () => void;
  readonly onChange: (stage: DraftContent['stages'][number]) => void;
}

function StageCard({ game, stage, number, open, settled, seats, onOpen, onChange }: StageCardProps) {
  const parsed = useMemo(() => game.options.parse(stage.options), [game, stage.options]);
  const primes = parsed.ok ? stageRaceOf(game).primes(parsed.value) : [];
  // A game that has a field for its course draws it there.
  const drawsCourse = useScreens(game.id)?.fields !== undefined;
  return (
    <li className="card stage-card">
      <div className="stage-card-head">
        <span className="place">{number}</span>
        <input
          aria-label={words.nameOfStage(number)}
          value={stage.name}
          placeholder={words.stageName(number)}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => onChange({ ...stage, name: event.target.value })}
        />
        <button type="button" aria-expanded={open} aria-label={words.changeStage(number)} onClick={onOpen}>
          {open ? words.done : words.change}
        </button>
      </div>
      {parsed.ok && !(open && drawsCourse) && <Profile game={game} options={parsed.value} primes={primes} small={!open} />}
      {parsed.ok && !open && <StageFacts game={game} options={parsed.value} primes={primes} />}
      {!parsed.ok && <p className="problem">{words.needsStage(number)}</p>}
      {open && (
        <fieldset>
          <legend className="offstage">{words.changeStage(number)}</legend>
          <RaceFields
            game={game}
            values={stage.options}
            seats={seats}
            problems={parsed.ok ? [] : parsed.problems}
            without={settled}
            onSet={(more: Values) => onChange({ ...stage, options: { ...stage.options, ...more } })}
          />
        </fieldset>
      )}
    </li>
  );
}

/** CP-9.6. */
function Teams({ game, draft, onChange }: StepProps) {
  const { teams = [] } = useTeams();
  const parsed = game.options.parse(draft.stages[0]?.options ?? {});
  const riders = parsed.ok ? game.riders(parsed.value) : [];
  const [said, setSaid] = useState<string>();
  /** Who has the jersey that somebody takes gets his, unless both bring it: then who came last rides in another. Either way it is said. */
  const set = (index: number, seat: DraftSeat) => {
    const old = draft.seats[index] as DraftSeat;
    const other = draft.seats.find((one, at) => at !== index && one.colour === seat.colour);
    const bringsIt = (one: DraftSeat) => teams.some(({ id, colour }) => id === one.team && colour === one.colour);
    if (!other || seat.colour === old.colour) {
      if (seat.colour !== old.colour || seat.team !== old.team) setSaid(undefined);
      return onChange({ ...draft, seats: draft.seats.with(index, seat) });
    }
    const jersey = jerseyOf(old.colour).name;
    if (seat.team !== old.team && bringsIt(other)) {
      setSaid(words.jerseyTaken(seat.name, jersey, other.name, jerseyOf(seat.colour).name));
      return onChange({ ...draft, seats: draft.seats.with(index, { ...seat, colour: old.colour }) });
    }
    const moved = recoloured(other, old.colour);
    setSaid(words.jerseySwapped(moved.name === jersey ? words.team(draft.seats.indexOf(other) + 1) : moved.name, jersey));
    onChange({ ...draft, seats: draft.seats.map((one) => (one === other ? moved : one)).with(index, seat) });
  };
  if (hasStartList(riders, draft.seats.length)) return <StartList riders={riders} />;
  return (
    <div className="start-step wide">
      <p className="soft">{words.teamsHint}</p>
      {said && (
        <p className="card notice" role="status">
          {said}
        </p>
      )}
      <ul className="team-cards">
        {draft.seats.map((seat, index) => (
          <TeamCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={index}
            seat={seat}
            number={index + 1}
            teams={teams}
            roles={riders.filter((rider) => rider.seat === index && !rider.name).map(({ number, role }) => ({ number, role }))}
            onChange={(next) => set(index, next)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The teams of a game that brings its riders: to look at, there is nothing to settle. */
function StartList({ riders }: { riders: readonly Rider[] }) {
  const teams = [...new Set(riders.map(({ team }) => team))];
  return (
    <div className="start-step wide">
      <p className="soft">{words.startList(teams.length, riders.length)}</p>
      <ul className="team-cards">
        {teams.map((team) => {
          const own = riders.filter((rider) => rider.team === team);
          return (
            <li key={team} className="card team-form">
              <div className="team-head">
                <JerseyPatch jersey={teamJersey(team)} size={40} />
                <h2>{own[0]?.teamName ?? words.team(team + 1)}</h2>
              </div>
              <ul className="listed-riders">
                {own.map(({ number, name }) => (
                  <li key={number}>
                    <span className="figures">{number}</span> {name}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A team that is called after its jersey is called after the new one. */
const recoloured = (seat: DraftSeat, colour: string): DraftSeat => ({
  ...seat,
  colour,
  name: seat.name === jerseyOf(seat.colour).name ? jerseyOf(colour).name : seat.name,
});

interface TeamCardProps {
  readonly seat: DraftSeat;
  readonly number: number;
  readonly teams: readonly Team[];
  readonly roles: readonly { readonly number: number; readonly role: string | undefined }[];
  readonly onChange: (seat: DraftSeat) => void;
}

function TeamCard({ seat, number, teams, roles, onChange }: TeamCardProps) {
  const pick = (id: string) => {
    const team = teams.find((one) => one.id === id);
    if (!team) {
      const { team: _team, ...own } = seat;
      return onChange(own);
    }
    onChange({ ...seat, team: team.id, name: team.name, colour: team.colour, riders: team.riders.map(({ name }) => name) });
  };
  return (
    <li className="card team-form" aria-label={words.team(number)}>
      <div className="team-head">
        <JerseyPatch jersey={jerseyOf(seat.colour)} size={40} />
        <input
          aria-label={words.teamName(number)}
          value={seat.name}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      </div>
      <div className="team-choices">
        {teams.length > 0 && (
          <label>
            <small>{words.fromYoursShort}</small>
            <select aria-label={words.fromYours(number)} value={seat.team ?? ''} onChange={(event) => pick(event.target.value)}>
              <option value="">{words.enterOwn}</option>
              {teams.map((team) => (
                <option key={team.id} value={team.id}>
                  {team.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <small>{words.teamColourShort}</small>
          <select
            aria-label={words.teamColour(number)}
            value={seat.colour}
            onChange={(event) => onChange(recoloured(seat, event.target.value))}
          >
            {jerseys.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <small>{words.teamPlayerShort}</small>
          <select
            aria-label={words.teamPlayer(number)}
            value={seat.player}
            onChange={(event) => onChange({ ...seat, player: event.target.value })}
          >
            {['person', ...botNames.toReversed()].map((player) => (
              <option key={player} value={player}>
                {words.players[player as keyof typeof words.players] ?? player}
              </option>
            ))}
          </select>
        </label>
      </div>
      {roles.length > 0 && (
        <div className="rider-names">
          {roles.map((rider) => (
            <label key={rider.number}>
              <span className="figures">{rider.number}</span>
              <span className="rider-role">
                <input
                  aria-label={words.riderOf(number, rider.number)}
                  value={seat.riders[rider.number - 1] ?? ''}
                  maxLength={40}
                  placeholder={`${seat.name} ${rider.number}`}
                  autoComplete="off"
                  onChange={(event) => {
                    const names = Array.from({ length: roles.length }, (_, index) => seat.riders[index] ?? '');
                    onChange({ ...seat, riders: names.with(rider.number - 1, event.target.value) });
                  }}
                />
                {rider.role && <small>{roleName(rider.role)}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </li>
  );
}
