import { cardOf, isGameId } from '@gruppetto/catalogue';
import type { Road } from '@gruppetto/kernel';
import { Alert, Dialog, download, downloadBlob, useWords } from '@gruppetto/ui';
import { distanceIn } from '@gruppetto/words';
import { useState } from 'react';
import { CopyLine } from '../../account/CopyLine.tsx';
import { sayChapter } from '../finish/say-chapter.ts';
import { storyOf } from '../finish/story.ts';
import { lastMoment } from '../race-state.ts';
import type { Scene } from '../scene.ts';
import { canMp4, gifOf, mp4Of, pngOf, stillAt } from './film.ts';

interface ShareDialogProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly onClose: () => void;
}

/** A race as a link, a page to embed, a film, a picture or a text. */
export function ShareDialog({ scene: { state }, road, onClose }: ShareDialogProps) {
  const { travel: words, story: sentences } = useWords();
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState(false);
  const shared = /^\/shared\/([\w-]+)/.exec(location.pathname)?.[1];
  const { game, moments, names, playhead } = state;
  const title = isGameId(game.id) ? cardOf(game.id).title : game.id;
  const at = Math.min(playhead.moment, moments.length - 1);
  const still = (moment: number) => stillAt(state, road, title, moment);
  const make = async (name: string, work: () => Promise<Blob>) => {
    setFailed(false);
    setProgress(0);
    try {
      downloadBlob(name, await work());
    } catch {
      setFailed(true);
    } finally {
      setProgress(undefined);
    }
  };
  const { standings } = lastMoment(state);
  const story = standings.over ? storyOf(moments).map((chapter) => sayChapter(chapter, sentences, names, distanceIn(state.words))) : [];
  const busy = progress !== undefined;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="spaced">
        {shared ? (
          <>
            <p>{words.link}</p>
            <CopyLine text={`${location.origin}/shared/${shared}?at=${at}`} label={words.link} />
            <p>{words.embed}</p>
            <CopyLine
              text={`<iframe src="${location.origin}/embed/${shared}?at=${at}" width="600" height="360" style="border:0"></iframe>`}
              label={words.embed}
            />
          </>
        ) : (
          <p className="soft">{words.notShared}</p>
        )}
        <div className="buttons">
          <button type="button" disabled={busy} onClick={() => void make('race.gif', () => gifOf(still, moments.length, setProgress))}>
            {words.saveGif}
          </button>
          {canMp4() && (
            <button type="button" disabled={busy} onClick={() => void make('race.mp4', () => mp4Of(still, moments.length, setProgress))}>
              {words.saveMp4}
            </button>
          )}
          <button type="button" disabled={busy} onClick={() => void make('race.png', () => pngOf(still(at)))}>
            {words.savePng}
          </button>
          <button type="button" onClick={() => download('race.svg', still(at), 'image/svg+xml')}>
            {words.saveSvg}
          </button>
        </div>
        <p role="status">{busy && words.working(Math.round(100 * progress))}</p>
        <Alert>{failed && words.failed}</Alert>
        {story.length > 0 && (
          <>
            <p>{words.copyStory}</p>
            <CopyLine text={[title, ...story].join('\n')} label={words.copyStory} />
          </>
        )}
      </div>
    </Dialog>
  );
}
