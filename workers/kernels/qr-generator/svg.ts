// A QR code as an SVG image, one unit per module.
import { MARGIN_MODULES, type ModuleText } from './raster';

/** Adjacent dark modules in a row become one stroke, so that no hairlines show between them. */
export function svgOf(modules: ModuleText, size: number, dark: string, light: string): string {
  const side = Math.sqrt(modules.length);
  const view = side + 2 * MARGIN_MODULES;
  let path = '';
  for (let row = 0; row < side; row++) {
    const line = modules.slice(row * side, (row + 1) * side);
    for (const { 0: run, index } of line.matchAll(/1+/g)) {
      path += `M${String(index + MARGIN_MODULES)} ${String(row + MARGIN_MODULES)}h${String(run.length)}v1h-${String(run.length)}z`;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}" ` +
    `viewBox="0 0 ${String(view)} ${String(view)}" shape-rendering="crispEdges">` +
    `<path fill="${light}" d="M0 0h${String(view)}v${String(view)}H0z"/><path fill="${dark}" d="${path}"/></svg>\n`
  );
}
