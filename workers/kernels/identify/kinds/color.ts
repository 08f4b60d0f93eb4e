// A CSS color (CSS Color 4): hexadecimal, a function or a name.
import { found, message, type Check } from '../finding';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\w\s.,%/+-]{3,80}\)$/i;

/** https://www.w3.org/TR/css-color-4/#named-colors */
const NAMES = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue ' +
    'chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen ' +
    'darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue ' +
    'darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick ' +
    'floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink ' +
    'indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid ' +
    'mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream ' +
    'mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen ' +
    'paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue ' +
    'saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen ' +
    'steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
);

/** `rgb(59 130 246)` of six or three hexadecimal digits. */
function rgbOf(hex: string): string {
  const digits = hex.slice(1);
  const pairs = digits.length < 6 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red, green, blue, alpha] = pairs.map((pair) => Number.parseInt(pair, 16));
  const opacity = alpha === undefined ? '' : ` / ${String(Math.round((alpha / 255) * 100))}%`;
  return `rgb(${String(red)} ${String(green)} ${String(blue)}${opacity})`;
}

export const color: Check = (sample) => {
  const text = sample.short().replace(/;$/, '');
  const parts = { color: text };
  if (HEX.test(text)) {
    return found('color', 0.96, message('color'), { answer: { label: message('rgb'), text: rgbOf(text) }, parts });
  }
  if (FUNCTION.test(text)) {
    const details = [message('value', { value: text.slice(0, text.indexOf('(')) })];
    return found('color', 0.97, message('color'), { details, parts });
  }
  return NAMES.has(text.toLowerCase()) ? found('color', 0.75, message('colorName'), { parts }) : undefined;
};
