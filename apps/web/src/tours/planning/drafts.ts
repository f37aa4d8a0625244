import type { SeatEntry, TourPoints } from '@gruppetto/kernel';
import type { LineUp, RiderEntry, StagePlan } from '@gruppetto/tour';
import { useEffect, useRef, useState } from 'react';
import { passes, type ServerAnswer, type ServerFault, server } from '../../api/server.ts';
import { freshId } from '../../storage/fresh.ts';
import { forgetDraft, type LocalDraft, localDraft, localDrafts, storeDraft, thisBrowser } from '../client/tour-storage.ts';

/** A team on its way into a tour. */
export interface DraftSeat extends SeatEntry {
  /** Which of the person's teams it is a copy of. */
  readonly team?: string;
  /** By number, where somebody typed them. */
  readonly riders: readonly string[];
  /** The riders of that team, and who of them has which role. */
  readonly entries?: readonly RiderEntry[];
  readonly lineUp?: LineUp;
}

/** A tour that is being made, in whatever state somebody left it. */
export interface DraftContent {
  /** The id that the tour will have: accepting it twice makes one. */
  readonly tour: string;
  readonly step: number;
  readonly game: string;
  readonly name: string;
  readonly kind: string;
  readonly count: number;
  /** What holds for all its stages. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly stages: readonly (Omit<StagePlan, 'options'> & { readonly options: Readonly<Record<string, unknown>> })[];
  /** What the stages were proposed for; another wish proposes them anew. */
  readonly proposed?: string;
  readonly points?: TourPoints;
  readonly seats: readonly DraftSeat[];
}

export interface TourDraft extends Omit<LocalDraft, 'draft'> {
  readonly draft: DraftContent;
}

export const draftTitle = ({ draft }: TourDraft): string => draft.name.trim();

/** Stores an empty draft and gives its id. */
export async function freshDraft(account: string): Promise<string> {
  const id = freshId();
  const draft: DraftContent = {
    tour: freshId(),
    step: 0,
    game: '',
    name: '',
    kind: '',
    count: 3,
    base: {},
    seed: '1',
    stages: [],
    seats: [],
  };
  await storeDraft({ account, id, version: 0, draft, touched: Date.now(), unsent: true });
  return id;
}

const isDraft = (draft: unknown): draft is DraftContent =>
  typeof draft === 'object' && draft !== null && 'tour' in draft && 'stages' in draft && 'seats' in draft;

/** Gives the server what this device has stored and not sent: somebody left the page too soon. */
async function sendUnsent(account: string, local: readonly TourDraft[]): Promise<readonly TourDraft[]> {
  if (account === thisBrowser) return local;
  return await Promise.all(
    local.map(async (one) => {
      if (!one.unsent) return one;
      const answer = await putDraft(one.id, one.version, one.draft);
      if (!answer.ok) return one;
      const sent = { ...one, version: answer.value.version, unsent: false };
      const now = await localDraft(account, one.id).catch(() => undefined);
      // Somebody may have gone on with it, or have thrown it away.
      if (now?.touched === one.touched) await storeDraft(sent).catch(() => undefined);
      return sent;
    }),
  );
}

/** Another device may have gone on with it; the latest change counts. */
async function putDraft(id: string, version: number, draft: DraftContent): Promise<ServerAnswer<{ readonly version: number }>> {
  const answer = await server.putDraft({ id, version, draft });
  if (answer.ok || answer.fault.status !== 409) return answer;
  const newer = await server.draft(id);
  return newer.ok ? await server.putDraft({ id, version: newer.value.version, draft }) : answer;
}

/** The drafts of a person: those of this device, and those that the server has. */
export async function listDrafts(account: string, signal: AbortSignal): Promise<readonly TourDraft[]> {
  const local = await sendUnsent(account, (await localDrafts(account).catch(() => [])) as readonly TourDraft[]);
  const answer = account === thisBrowser ? undefined : await server.drafts(signal);
  if (!answer?.ok) return local;
  const served = answer.value
    .filter(({ draft }) => isDraft(draft))
    .map((one) => ({ ...one, account, touched: 0, unsent: false }) as TourDraft);
  return [
    ...local.filter(({ id, unsent }) => unsent || served.some((one) => one.id === id)),
    ...served.filter(({ id }) => !local.some((one) => one.id === id)),
  ];
}

export async function removeDraft(account: string, id: string): Promise<void> {
  await forgetDraft(account, id).catch(() => undefined);
  if (account !== thisBrowser) await server.removeDraft(id);
}

type DraftSync = 'saved' | 'sending' | 'offline' | 'browser';

/** Between a change and its way to the server, in milliseconds. */
const rest = 700;
const retry = 5000;

/** A draft that is stored on this device with every letter, and on the server a moment later. */
export function useDraft(account: string, id: string) {
  const [draft, setDraft] = useState<DraftContent>();
  const [missing, setMissing] = useState<ServerFault | 'nowhere'>();
  const [sync, setSync] = useState<DraftSync>(account === thisBrowser ? 'browser' : 'saved');
  const version = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<DraftContent>(undefined);
  const underWay = useRef(Promise.resolve());

  /** On this device; without storage it is sent all the same. */
  const save = (content: DraftContent, unsent: boolean): Promise<unknown> =>
    storeDraft({ account, id, version: version.current, draft: content, touched: Date.now(), unsent }).catch(() => undefined);

  const put = async (): Promise<void> => {
    const sent = latest.current;
    if (!sent) return;
    const answer = await putDraft(id, version.current, sent);
    if (!answer.ok) {
      setSync('offline');
      if (passes(answer.fault)) timer.current = setTimeout(send, retry);
      return;
    }
    version.current = answer.value.version;
    if (latest.current !== sent) return;
    setSync('saved');
    await save(sent, false);
  };

  /** One after the other: an older one that comes late would be taken for the newest. */
  const send = (): void => {
    timer.current = undefined;
    underWay.current = underWay.current.then(put);
  };

  const change = (next: DraftContent): void => {
    latest.current = next;
    setDraft(next);
    void save(next, true);
    if (account === thisBrowser) return;
    setSync('sending');
    clearTimeout(timer.current);
    timer.current = setTimeout(send, rest);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is opened once
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const local = await localDraft(account, id).catch(() => undefined);
      // One that was never sent is nowhere else.
      const served = local?.version === 0 || account === thisBrowser ? undefined : await server.draft(id, stop.signal);
      version.current = served?.ok ? served.value.version : (local?.version ?? 0);
      const found = served?.ok && !local?.unsent ? served.value.draft : local?.draft;
      if (!isDraft(found)) return setMissing(served && !served.ok ? served.fault : 'nowhere');
      latest.current = found;
      setDraft(found);
      if (local?.unsent && account !== thisBrowser) send();
    };
    void load().catch(() => undefined);
    return () => {
      stop.abort();
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      send();
    };
  }, [account, id]);

  /** It has become a tour, or is thrown away: nothing of it is sent any more. */
  const forget = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = undefined;
    // A request in progress would arrive later and bring the draft back.
    await underWay.current;
    await removeDraft(account, id);
  };
  return { draft, missing, sync, change, forget };
}
