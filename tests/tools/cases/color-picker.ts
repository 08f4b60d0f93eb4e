import type { ToolCase } from '../case';

export const toolCase: ToolCase = {
  form: {
    settings: [{ field: 'Color', text: 'rebeccapurple' }],
    // CSS Color 4, section 6.1, and its conversions.
    answer: () => ({
      kind: 'boxes',
      boxes: {
        HEX: '#663399',
        RGB: 'rgb(102, 51, 153)',
        RGBA: 'rgba(102, 51, 153, 1)',
        HSL: 'hsl(270, 50%, 40%)',
        HSLA: 'hsla(270, 50%, 40%, 1)',
      },
      region: 'Values',
    }),
  },
  takes: { copy: { button: 'Copy HEX', text: '#663399' } },
  complaint: { settings: [{ field: 'Color', text: 'not a color' }], says: /isn’t a CSS color/ },
};
