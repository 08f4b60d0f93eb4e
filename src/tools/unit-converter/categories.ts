// The units by category, in the order of the form. Their sizes load late: see `sizes.ts`.
import * as words from './unit-words';

type CategoryId = keyof typeof words.categories;

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Offered when the visitor turns on “More units”. */
  readonly isExtra: boolean;
}

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly isExtra: boolean;
  readonly units: readonly Unit[];
}

/** The symbols of units, by their ids. */
type Symbols = Readonly<Partial<Record<keyof typeof words.units, string>>>;

const names: Readonly<Record<string, string>> = words.units;

const unitsOf = (symbols: Symbols, isExtra: boolean): readonly Unit[] =>
  Object.entries(symbols).map(([id, symbol]) => ({ id, name: names[id] ?? id, symbol, isExtra }));

const specified = (id: CategoryId, symbols: Symbols, extra: Symbols): Category => ({
  id,
  name: words.categories[id],
  isExtra: false,
  units: [...unitsOf(symbols, false), ...unitsOf(extra, true)],
});

const more = (id: CategoryId, symbols: Symbols): Category => ({
  id,
  name: words.categories[id],
  isExtra: true,
  units: unitsOf(symbols, true),
});

const length = specified(
  'length',
  {
    meter: 'm',
    kilometer: 'km',
    centimeter: 'cm',
    millimeter: 'mm',
    inch: 'in',
    feet: 'ft',
    yard: 'yd',
    mile: 'mi',
  },
  {
    decimeter: 'dm',
    micrometer: 'µm',
    nanometer: 'nm',
    nauticalmile: 'nmi',
    mil: 'mil',
    fathom: 'ftm',
    surveyfoot: 'ftUS',
    astronomicalunit: 'au',
    lightyear: 'ly',
    point: 'pt',
    pica: 'pc',
    pixel: 'px',
  },
);

const weight = specified(
  'weight',
  {
    kilogram: 'kg',
    gram: 'g',
    pound: 'lb',
    ounce: 'oz',
    ton: 't',
    stone: 'st',
  },
  {
    milligram: 'mg',
    microgram: 'µg',
    carat: 'ct',
    grain: 'gr',
    troyounce: 'oz t',
    shortton: 'short tn',
    longton: 'long tn',
  },
);

const temperature = specified(
  'temperature',
  {
    celsius: '°C',
    fahrenheit: '°F',
    kelvin: 'K',
  },
  { rankine: '°R' },
);

const volume = specified(
  'volume',
  {
    liter: 'L',
    milliliter: 'mL',
    gallon: 'gal',
    quart: 'qt',
    pint: 'pt',
    cup: 'cup',
    fluidounce: 'fl oz',
  },
  {
    tablespoon: 'tbsp',
    teaspoon: 'tsp',
    centiliter: 'cL',
    deciliter: 'dL',
    cubicmeter: 'm³',
    cubiccentimeter: 'cm³',
    cubicinch: 'in³',
    cubicfoot: 'ft³',
    cubicyard: 'yd³',
    barrel: 'bbl',
    imperialgallon: 'imp gal',
    imperialquart: 'imp qt',
    imperialpint: 'imp pt',
    imperialfluidounce: 'imp fl oz',
  },
);

const area = specified(
  'area',
  {
    squaremeter: 'm²',
    squarekilometer: 'km²',
    squarecentimeter: 'cm²',
    squareinch: 'in²',
    squarefoot: 'ft²',
    acre: 'ac',
    hectare: 'ha',
  },
  {
    squaremillimeter: 'mm²',
    squareyard: 'yd²',
    squaremile: 'mi²',
    are: 'a',
  },
);

const speed = more('speed', {
  meterpersecond: 'm/s',
  kilometerperhour: 'km/h',
  mileperhour: 'mph',
  knot: 'kn',
  footpersecond: 'ft/s',
  lightspeed: 'c',
});

const time = more('time', {
  second: 's',
  millisecond: 'ms',
  microsecond: 'µs',
  nanosecond: 'ns',
  minute: 'min',
  hour: 'h',
  day: 'd',
  week: 'wk',
  julianyear: 'a',
});

const data = more('data', {
  byte: 'B',
  bit: 'bit',
  kilobyte: 'kB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
  petabyte: 'PB',
  kibibyte: 'KiB',
  mebibyte: 'MiB',
  gibibyte: 'GiB',
  tebibyte: 'TiB',
  kilobit: 'kbit',
  megabit: 'Mbit',
  gigabit: 'Gbit',
});

const pressure = more('pressure', {
  pascal: 'Pa',
  hectopascal: 'hPa',
  kilopascal: 'kPa',
  megapascal: 'MPa',
  bar: 'bar',
  millibar: 'mbar',
  atmosphere: 'atm',
  psi: 'psi',
  torr: 'Torr',
  mmhg: 'mmHg',
  inhg: 'inHg',
});

const energy = more('energy', {
  joule: 'J',
  kilojoule: 'kJ',
  megajoule: 'MJ',
  calorie: 'cal',
  kilocalorie: 'kcal',
  watthour: 'Wh',
  kilowatthour: 'kWh',
  btu: 'Btu',
  footpound: 'ft·lbf',
  electronvolt: 'eV',
});

const fuel = more('fuel', {
  kilometerperliter: 'km/L',
  literper100km: 'L/100 km',
  milepergallon: 'mpg',
  imperialmilepergallon: 'imp mpg',
});

export const CATEGORIES: readonly Category[] = [
  ...[length, weight, temperature, volume, area],
  ...[speed, time, data, pressure, energy, fuel],
];

export const findCategory = (id: string) => CATEGORIES.find((category) => category.id === id);

export const findUnit = (category: Category | undefined, id: string) => category?.units.find((unit) => unit.id === id);
