// An SVG as a PNG, for the reader: a worker can't draw SVG, only a page can. In an image element, an SVG runs no scripts and loads
// nothing (https://www.w3.org/TR/SVG2/conform.html#secure-static-mode).
import { SVG_LIMIT } from '../../../workers/kernels/qr-generator/spec';

/** Pixels of the longer side, the size that the reader tries first. */
const SIDE = 1600;
/** A light margin, which codes in SVG often leave to the page. */
const MARGIN = 100;

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i;
const LENGTH = /\s(width|height)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const VIEW_BOX = /\sviewBox\s*=\s*["']\s*[-\d.e+]+[\s,]+[-\d.e+]+[\s,]+([\d.e+]+)[\s,]+([\d.e+]+)\s*["']/i;

/**
 * Gives the root of an SVG a width and a height in pixels, from its viewBox or else a square. Without them, browsers disagree on the
 * size of an image. A root with both, other than percentages, stays as it is.
 */
export function withSize(svg: string): string {
  return svg.replace(ROOT, (root) => {
    const lengths = Array.from(root.matchAll(LENGTH), ([, , double, single]) => double ?? single ?? '');
    if (lengths.length >= 2 && lengths.every((length) => /^\s*\d*\.?\d+(?!\s*%)/.test(length) && !length.includes('%')))
      return root;
    const [, width = '1', height = '1'] = VIEW_BOX.exec(root) ?? [];
    const scale = SIDE / Math.max(Number(width), Number(height));
    const [w, h] = [width, height].map((length) => String(Math.round(Number(length) * scale)));
    return root.replaceAll(LENGTH, '').replace(/^<svg/i, `<svg width="${w ?? ''}" height="${h ?? ''}"`);
  });
}

const isSvg = ({ name, type }: File) => type === 'image/svg+xml' || (type === '' && /\.svg$/i.test(name));

/** Other files, and SVGs that are too large or can't be drawn, stay unchanged: the reader reports the error. */
export async function drawnIfSvg(file: File): Promise<File> {
  if (!isSvg(file) || file.size > SVG_LIMIT) return file;
  const svg = new Blob([withSize(await file.text())], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const png = await draw(image);
    return png ? new File([png], file.name, { type: 'image/png' }) : file;
  } catch {
    return file; // not an SVG that this browser shows
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = SIDE / Math.max(naturalWidth, naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale)) + 2 * MARGIN;
  canvas.height = Math.max(1, Math.round(naturalHeight * scale)) + 2 * MARGIN;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, MARGIN, MARGIN, canvas.width - 2 * MARGIN, canvas.height - 2 * MARGIN);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
