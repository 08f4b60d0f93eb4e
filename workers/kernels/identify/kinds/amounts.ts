// An amount with a unit or a currency, and perhaps the target of a conversion: "5 ft 11 in", "72 °F in °C", "100 USD to EUR".
import { USUAL_TARGETS } from '../../../contract/site/usual-targets';
import { found, message, type Check } from '../finding';

/** Spellings of units, by the unit converter's categories and ids. */
const UNITS = {
  length:
    'meter:m,meter,meters,metre,metres kilometer:km,kilometer,kilometers,kilometre,kilometres centimeter:cm,centimeter,centimeters ' +
    'millimeter:mm,millimeter,millimeters inch:in,inch,inches feet:ft,foot,feet yard:yd,yard,yards mile:mi,mile,miles',
  weight:
    'kilogram:kg,kilo,kilos,kilogram,kilograms gram:g,gram,grams pound:lb,lbs,pound,pounds ounce:oz,ounce,ounces ' +
    'ton:t,ton,tons,tonne,tonnes stone:st,stone,stones',
  temperature: 'celsius:°c,celsius,degc fahrenheit:°f,fahrenheit,degf kelvin:kelvin,k',
  volume:
    'liter:l,liter,liters,litre,litres milliliter:ml,milliliter,milliliters gallon:gal,gallon,gallons quart:qt,quart,quarts ' +
    'pint:pt,pint,pints cup:cup,cups tablespoon:tbsp,tablespoon,tablespoons teaspoon:tsp,teaspoon,teaspoons',
  speed: 'kilometerperhour:km/h,kmh,kph mileperhour:mph,mi/h meterpersecond:m/s footpersecond:ft/s knot:kn,knot,knots',
  time:
    'millisecond:ms,millisecond,milliseconds second:s,sec,secs,second,seconds minute:min,mins,minute,minutes ' +
    'hour:h,hr,hrs,hour,hours day:d,day,days week:wk,week,weeks',
  pressure: 'bar:bar,bars millibar:mbar hectopascal:hpa kilopascal:kpa psi:psi atmosphere:atm mmhg:mmhg inhg:inhg',
  energy:
    'joule:j,joule,joules kilojoule:kj,kilojoules calorie:cal,calories kilocalorie:kcal watthour:wh kilowatthour:kwh btu:btu',
  data:
    'kilobyte:kb,kilobytes megabyte:mb,megabytes gigabyte:gb,gigabytes terabyte:tb,terabytes kibibyte:kib mebibyte:mib ' +
    'gibibyte:gib tebibyte:tib',
  area: 'squaremeter:m²,m2,sqm squarefoot:ft²,ft2,sqft acre:ac,acre,acres hectare:ha,hectare,hectares squarekilometer:km²,km2',
} as const;

type Category = keyof typeof UNITS;

interface UnitOf {
  readonly category: Category;
  readonly id: string;
}

const BY_SPELLING = new Map<string, UnitOf>(
  (Object.entries(UNITS) as [Category, string][]).flatMap(([category, units]) =>
    units.split(' ').flatMap((unit) => {
      const [id = '', spellings = ''] = unit.split(':');
      return spellings.split(',').map((spelling) => [spelling, { category, id }] as const);
    }),
  ),
);

/** In these symbols, a capital letter has a meaning of its own. A null means a unit that the converter knows by another name. */
const BY_CASE: Readonly<Record<string, UnitOf | null>> = {
  Mb: { category: 'data', id: 'megabit' },
  Gb: { category: 'data', id: 'gigabit' },
  MPa: { category: 'pressure', id: 'megapascal' },
  MJ: { category: 'energy', id: 'megajoule' },
  Kb: null,
  Tb: null,
  Mm: null,
  Mg: null,
  Ml: null,
};

function unitOf(spelling: string): UnitOf | undefined {
  const byCase = BY_CASE[spelling];
  return byCase === undefined ? BY_SPELLING.get(spelling.toLowerCase()) : (byCase ?? undefined);
}

const NUMBER = String.raw`(?=[+-]?\.?\d)[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[+-]?\d{1,2})?(?: ?\d+\/\d+)?`;
const WORD = String.raw`[a-zµ°²³]{1,14}\d?(?:\/[a-z]{1,2})?`;
const QUANTITY = new RegExp(
  `^(${NUMBER}) ?(${WORD})((?: (?:${NUMBER}) ?(?:${WORD})){0,2})(?: (?:to|in|as|into|=) (${WORD}))?$`,
  'i',
);

export const quantity: Check = (sample) => {
  const text = sample
    .short()
    .replace(/(\d)\s*[′'](?!')/, '$1 ft ')
    .replace(/(\d)\s*(?:″|"|'')/, '$1 in')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length > 60 || !/\d/.test(text)) return undefined;
  const [, amount = '', word = '', more = '', wanted] = QUANTITY.exec(text) ?? [];
  const unit = unitOf(word);
  if (!unit || !/\d/.test(amount)) return undefined;
  const others = more.trim() === '' ? [] : (more.match(/[a-zµ°²³]+\d?/gi) ?? []);
  if (others.some((other) => unitOf(other)?.category !== unit.category)) return undefined;
  const target = wanted === undefined ? undefined : unitOf(wanted);
  if (wanted !== undefined && target?.category !== unit.category) return undefined;
  const to = target?.id ?? USUAL_TARGETS[unit.id] ?? unit.id;
  const typed = more === '' ? amount : text.replace(/ (?:to|in|as|into|=) \S+$/i, '');
  const parts = { category: unit.category, amount: typed.trim(), from: unit.id, to };
  return found('quantity', 0.93, message(unit.category), { parts });
};

const CODES =
  'usd eur gbp jpy aud cad chf cny hkd nzd sek nok dkk sgd krw inr brl mxn zar try pln czk huf ils thb idr php rub aed';
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
};
const NAMES: Readonly<Record<string, string>> = {
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  yen: 'JPY',
  rupees: 'INR',
  francs: 'CHF',
};
const codes = new Set(CODES.split(' '));

function currencyOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return codes.has(lower) ? lower.toUpperCase() : (SIGNS[word] ?? NAMES[lower]);
}

/** `1,234.56`, or `1.234,56` as in most of Europe. */
const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2})`;
const CURRENCY = String.raw`([a-z]{3,7}|[$€£¥₹₩])`;
const MONEY = new RegExp(
  `^(?:${CURRENCY} ?${AMOUNT}|${AMOUNT} ?${CURRENCY})(?: (?:to|in|into|as|=) ${CURRENCY})?$`,
  'i',
);

const plainAmount = (amount: string) =>
  /,\d{2}$/.test(amount) ? amount.replaceAll('.', '').replace(',', '.') : amount.replaceAll(',', '');

export const money: Check = (sample) => {
  const [, before, afterBefore, beforeAfter, after, wanted] = MONEY.exec(sample.short()) ?? [];
  const from = currencyOf(before ?? after ?? '');
  const amount = afterBefore ?? beforeAfter;
  if (from === undefined || amount === undefined) return undefined;
  const to = wanted === undefined ? (from === 'EUR' ? 'USD' : 'EUR') : currencyOf(wanted);
  if (to === undefined) return undefined;
  return found('money', 0.94, message('money', { currency: from }), {
    parts: { amount: plainAmount(amount), from, to },
  });
};
