import type { Category } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const isIn = <K extends string>(names: Readonly<Record<K, string>>, label: string): label is K => Object.hasOwn(names, label);

/** In a few letters, beside a square; the time squares lie too close together for any. */
export function indicatorIn({ shortCategories }: Pick<Sentences['screens'], 'shortCategories'>, kind: string, label = ''): string {
  if (kind === 'to-go') return `−${label}`;
  if (kind === 'sprint') return 'S';
  if (kind === 'summit') return '▲';
  if (label.endsWith('″')) return '';
  return isIn(shortCategories, label) ? shortCategories[label] : label;
}

type MarkerWords = Sentences['sheets'] & { readonly categories: Readonly<Record<Category, string>> };

/** What lies on a square, in full. */
export function markerIn(say: MarkerWords, kind: string, label: string, isTime: boolean): string {
  if (isTime) return say.time(label);
  if (kind === 'to-go') return say.toGo(label);
  if (kind === 'sprint') return say.sprint;
  const category = isIn(say.categories, label) ? say.categories[label] : undefined;
  if (kind === 'summit') return category ? say.passEndsOf(category) : say.passEnds;
  if (/^\d+$/.test(label)) return say.distance(label);
  return category ? say.passStartsOf(category) : say.passStarts;
}
