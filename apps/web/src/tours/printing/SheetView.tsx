import { type GameId, openSheets } from '@gruppetto/catalogue';
import { drawnPages, type PaperSize, pagesOf, paperSizes, paperStyles, type Sheet } from '@gruppetto/paper';
import { useLanguage, useWords } from '@gruppetto/ui';
import { useEffect, useRef, useState } from 'react';
import { raceOf } from '../course/race-of.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { StageSheet } from './StageSheet.tsx';

/** Letter is the paper of North America; the rest of the world prints on A4. */
const usualSize = (): PaperSize => (/-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4');

/** A stage on paper: the sheet of the stage, and what its game lays on a real table. One click prints what is chosen. */
export function SheetView({ open: { tour }, stage, go }: TourViewProps) {
  const { sheets: words, share, tour: tourWords } = useWords();
  const language = useLanguage();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [chosen, setChosen] = useState('');
  const [size, setSize] = useState<PaperSize>(usualSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language there are other sheets
  useEffect(() => {
    let wanted = true;
    void openSheets(tour.game.id as GameId).then((found) => wanted && setSheets(found));
    return () => {
      wanted = false;
    };
  }, [tour.game, language]);
  const race = raceOf(tour.game, tour.stages[stage].plan.options);
  const own = sheets.filter(({ id }) => chosen === '' || chosen === id);
  return (
    <>
      <div className="buttons no-print">
        <button type="button" className="main" onClick={() => print()}>
          {share.print}
        </button>
        <select aria-label={words.choose} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{words.all}</option>
          <option value={ofStage}>{words.stage}</option>
          {sheets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select aria-label={words.size} value={size} onChange={(event) => setSize(event.target.value as PaperSize)}>
          {paperSizes.map((one) => (
            <option key={one} value={one}>
              {words.sizes[one]}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => go('stages', stage)}>
          {tourWords.views.stages}
        </button>
      </div>
      {(chosen === '' || chosen === ofStage) && <StageSheet tour={tour} index={stage} />}
      {own.length > 0 && <Paper html={drawnPages(tour.plan.name, pagesOf(own, race, size), size)} size={size} />}
    </>
  );
}

const ofStage = 'stage';

/** Drawn pages, as the command line writes them too. */
function Paper({ html, size }: { html: string; size: PaperSize }) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What people typed is escaped where the pages are drawn.
    if (paper.current) paper.current.innerHTML = html;
  }, [html]);
  useEffect(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(paperStyles(size));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
    };
  }, [size]);
  return <div ref={paper} className="paper" />;
}
