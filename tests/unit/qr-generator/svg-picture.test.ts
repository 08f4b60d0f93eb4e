import { describe, expect, it } from 'vitest';
import { withSize } from '../../../src/tools/qr-generator/svg-picture';

describe('the size of an SVG', () => {
  it.each([
    ['<svg width="29" height="29"><g/></svg>', '<svg width="29" height="29"><g/></svg>'],
    // qrencode writes centimeters.
    [
      '<svg width="1.02cm" height="1.02cm" viewBox="0 0 29 29"/>',
      '<svg width="1.02cm" height="1.02cm" viewBox="0 0 29 29"/>',
    ],
    ["<svg height='.5in' width='.5in'/>", "<svg height='.5in' width='.5in'/>"],
    ['<svg viewBox="0 0 29 29">', '<svg width="1600" height="1600" viewBox="0 0 29 29">'],
    ['<svg viewBox="-4,-4,50,25">', '<svg width="1600" height="800" viewBox="-4,-4,50,25">'],
    ["<svg\n viewBox='0 0 10 20'/>", '<svg width="800" height="1600"\n viewBox=\'0 0 10 20\'/>'],
    ['<svg width="100%" height="100%" viewBox="0 0 2 2">', '<svg width="1600" height="1600" viewBox="0 0 2 2">'],
    ['<svg width="29" viewBox="0 0 29 29">', '<svg width="1600" height="1600" viewBox="0 0 29 29">'],
    ['<svg>', '<svg width="1600" height="1600">'],
    [
      '<svg data-a="a>b" viewBox="0 0 1 1"><rect width="1"/>',
      '<svg width="1600" height="1600" data-a="a>b" viewBox="0 0 1 1"><rect width="1"/>',
    ],
    ['<svg stroke-width="2" viewBox="0 0 1 1">', '<svg width="1600" height="1600" stroke-width="2" viewBox="0 0 1 1">'],
    ['no SVG', 'no SVG'],
  ])('%s', (svg, expected) => {
    expect(withSize(svg)).toBe(expected);
  });
});
