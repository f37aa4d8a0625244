const numbers = (pattern: RegExp, tag: string): readonly number[] => pattern.exec(tag)?.slice(1).map(Number) ?? [];
const corners = /[ML](-?[\d.]+) (-?[\d.]+)/g;

/** How far right and down the body of a printed page is drawn: boxes, circles, paths of straight lines, and where texts stand. */
export function drawnTo(body: string): { readonly right: number; readonly bottom: number } {
  const moved: { readonly x: number; readonly y: number }[] = [];
  let [right, bottom] = [0, 0];
  const reach = (x: number, y: number) => {
    right = Math.max(right, x + moved.reduce((sum, by) => sum + by.x, 0));
    bottom = Math.max(bottom, y + moved.reduce((sum, by) => sum + by.y, 0));
  };
  for (const [tag] of body.matchAll(/<\/?\w+[^>]*>/g)) {
    const [x = 0, y = 0] = numbers(/ x="(-?[\d.]+)" y="(-?[\d.]+)"/, tag);
    if (tag === '</g>') moved.pop();
    else if (tag.startsWith('<g ')) {
      const [by = 0, down = 0] = numbers(/translate\((-?[\d.]+) (-?[\d.]+)\)/, tag);
      moved.push({ x: by, y: down });
    } else if (tag.startsWith('<rect ')) {
      const [width, height] = numbers(/ width="([\d.]+)" height="([\d.]+)"/, tag);
      reach(x + width, y + height);
    } else if (tag.startsWith('<circle ')) {
      const [cx, cy, r] = numbers(/ cx="(-?[\d.]+)" cy="(-?[\d.]+)" r="([\d.]+)"/, tag);
      reach(cx + r, cy + r);
    } else if (tag.startsWith('<text ')) reach(x, y);
    else if (tag.startsWith('<path ')) for (const [, left, top] of tag.matchAll(corners)) reach(Number(left), Number(top));
  }
  return { right, bottom };
}
