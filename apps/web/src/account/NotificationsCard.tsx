import { Alert, useWords } from '@gruppetto/ui';
import { type Preferences, type PreferencesAnswer, profileShown } from '@gruppetto/wire';
import { useEffect, useId, useState } from 'react';
import { peopleServer } from '../api/people-server.ts';
import type { ServerAnswer } from '../api/server.ts';
import { HourSelect } from '../ui/HourSelect.tsx';
import { canPush, currentSubscription, turnOff, turnOn } from './push-browser.ts';

/** A person's settings, once the server has sent them; and how to change them. */
function usePreferences() {
  const [known, setKnown] = useState<PreferencesAnswer>();
  const [fault, setFault] = useState<string>();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    peopleServer.preferences(leaving.signal).then(
      (answer) => (answer.ok ? setKnown(answer.value) : setFault(answer.fault.message)),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  const take = (answer: ServerAnswer<PreferencesAnswer> | undefined) => {
    setFault(answer && !answer.ok ? answer.fault.message : undefined);
    if (answer?.ok) setKnown(answer.value);
    setSaved(answer?.ok === true);
  };
  return { known, fault, saved, take };
}

const wishOf = ({ profile, telling, quiet, email }: PreferencesAnswer): Preferences => ({
  profile,
  telling,
  ...(quiet && { quiet }),
  ...(email !== undefined && { email }),
});

/** How you hear of your turn when the page is closed: one switch, quiet hours, browsers, e-mail; and who may see your page. */
export function NotificationsCard() {
  const { people: words } = useWords();
  const { known, fault, saved, take } = usePreferences();
  const id = useId();
  if (!known) return <Alert card>{fault}</Alert>;
  const set = (change: Partial<Preferences>) => void peopleServer.setPreferences({ ...wishOf(known), ...change }).then(take);
  const { profile, telling, quiet } = known;
  const setQuiet = (on: boolean) => {
    const { quiet: _, ...rest } = wishOf(known);
    const night = { from: 22, to: 8, utcOffsetMinutes: -new Date().getTimezoneOffset() };
    void peopleServer.setPreferences(on ? { ...rest, quiet: night } : rest).then(take);
  };
  return (
    <>
      <section className="card account-card" aria-labelledby={`${id}-page`}>
        <h2 id={`${id}-page`}>{words.profile}</h2>
        <div className="option">
          <label htmlFor={`${id}-profile`}>{words.whoSees}</label>
          <select
            id={`${id}-profile`}
            value={profile}
            onChange={(event) => set({ profile: profileShown.find((one) => one === event.target.value) ?? profile })}
          >
            {profileShown.map((one) => (
              <option key={one} value={one}>
                {words.seen[one]}
              </option>
            ))}
          </select>
        </div>
      </section>
      <section className="card account-card" aria-labelledby={`${id}-telling`}>
        <h2 id={`${id}-telling`}>{words.telling}</h2>
        <p className="soft">{words.tellingHint}</p>
        <label className="option">
          <span>{words.tell}</span>
          <input type="checkbox" checked={telling} onChange={(event) => set({ telling: event.target.checked })} />
        </label>
        {telling && (
          <>
            <ThisBrowser known={known} take={take} />
            <div className="option">
              <label htmlFor={`${id}-quiet`}>{words.quiet}</label>
              <input
                id={`${id}-quiet`}
                type="checkbox"
                checked={quiet !== undefined}
                onChange={(event) => setQuiet(event.target.checked)}
              />
              {quiet && (
                <span className="buttons">
                  <HourSelect label={words.quietFrom} value={quiet.from} onChange={(from) => set({ quiet: { ...quiet, from } })} />
                  <HourSelect label={words.quietTo} value={quiet.to} onChange={(to) => set({ quiet: { ...quiet, to } })} />
                </span>
              )}
            </div>
            <Email key={known.email} known={known} onSave={(email) => set({ email })} />
          </>
        )}
        <Alert>{fault}</Alert>
        <p role="status" className="soft">
          {saved && words.saved}
        </p>
      </section>
      <Vacation known={known} take={take} />
    </>
  );
}

interface PartProps {
  readonly known: PreferencesAnswer;
  readonly take: (answer: ServerAnswer<PreferencesAnswer> | undefined) => void;
}

/** Notifications of this browser, also with the page closed. */
export function ThisBrowser({ known, take }: PartProps) {
  const { people: words } = useWords();
  const [on, setOn] = useState<boolean>();
  const [denied, setDenied] = useState(false);
  useEffect(() => void currentSubscription().then((there) => setOn(there !== undefined)), []);
  if (!canPush()) return <p className="soft">{words.pushMissing}</p>;
  const turn = async () => {
    const answer = await (on ? turnOff() : turnOn(known.pushKey));
    setDenied(!on && answer === undefined);
    if (answer?.ok) setOn(!on);
    take(answer);
  };
  return (
    <div className="option">
      <span>
        {words.thisBrowser}
        <small>{denied ? words.pushDenied : on ? words.pushOn : words.browsers(known.browsers)}</small>
      </span>
      <button type="button" disabled={on === undefined} onClick={() => void turn()}>
        {on ? words.turnOff : words.turnOn}
      </button>
    </div>
  );
}

function Email({ known, onSave }: { known: PreferencesAnswer; onSave: (email: string) => void }) {
  const { people: words } = useWords();
  const [email, setEmail] = useState(known.email ?? '');
  const id = useId();
  if (!known.canEmail) return <p className="soft">{words.noEmail}</p>;
  return (
    <form
      className="option"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(email.trim());
      }}
    >
      <label htmlFor={id}>
        {words.email}
        <small>{known.email === undefined ? words.emailHint : known.emailConfirmed ? words.emailConfirmed : words.emailOpen}</small>
      </label>
      <span className="sit">
        <input id={id} type="email" autoComplete="email" value={email} maxLength={200} onChange={(event) => setEmail(event.target.value)} />
        <button type="submit" disabled={email.trim() === (known.email ?? '')}>
          {words.save}
        </button>
      </span>
    </form>
  );
}

function Vacation({ known: { vacation }, take }: PartProps) {
  const { people: words } = useWords();
  const [days, setDays] = useState(7);
  const id = useId();
  const set = (count: number) => void peopleServer.setVacation(count).then(take);
  return (
    <section className="card account-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.vacation}</h2>
      <p className="soft">{vacation ? words.onVacation(vacation.until) : words.vacationHint}</p>
      <div className="buttons">
        {vacation ? (
          <button type="button" onClick={() => set(0)}>
            {words.endVacation}
          </button>
        ) : (
          <>
            <label>
              {words.vacationDays}{' '}
              <input type="number" min="1" max="21" value={days} onChange={(event) => setDays(Number(event.target.value))} />
            </label>
            <button type="button" disabled={!(days >= 1 && days <= 21)} onClick={() => set(days)}>
              {words.startVacation}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
