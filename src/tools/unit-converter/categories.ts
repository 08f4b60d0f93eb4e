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

type Row = readonly [id: string, name: string, symbol: string];

const unitOf =
  (isExtra: boolean) =>
  ([id, name, symbol]: Row): Unit => ({ id, name, symbol, isExtra });

const specified = (id: CategoryId, rows: readonly Row[], extra: readonly Row[]): Category => ({
  id,
  name: words.categories[id],
  isExtra: false,
  units: [...rows.map(unitOf(false)), ...extra.map(unitOf(true))],
});

const more = (id: CategoryId, rows: readonly Row[]): Category => ({
  id,
  name: words.categories[id],
  isExtra: true,
  units: rows.map(unitOf(true)),
});

const length = specified(
  'length',
  [
    ['meter', words.meter, 'm'],
    ['kilometer', words.kilometer, 'km'],
    ['centimeter', words.centimeter, 'cm'],
    ['millimeter', words.millimeter, 'mm'],
    ['inch', words.inch, 'in'],
    ['feet', words.feet, 'ft'],
    ['yard', words.yard, 'yd'],
    ['mile', words.mile, 'mi'],
  ],
  [
    ['decimeter', words.decimeter, 'dm'],
    ['micrometer', words.micrometer, 'µm'],
    ['nanometer', words.nanometer, 'nm'],
    ['nauticalmile', words.nauticalmile, 'nmi'],
    ['mil', words.mil, 'mil'],
    ['fathom', words.fathom, 'ftm'],
    ['surveyfoot', words.surveyfoot, 'ftUS'],
    ['astronomicalunit', words.astronomicalunit, 'au'],
    ['lightyear', words.lightyear, 'ly'],
    ['point', words.point, 'pt'],
    ['pica', words.pica, 'pc'],
    ['pixel', words.pixel, 'px'],
  ],
);

const weight = specified(
  'weight',
  [
    ['kilogram', words.kilogram, 'kg'],
    ['gram', words.gram, 'g'],
    ['pound', words.pound, 'lb'],
    ['ounce', words.ounce, 'oz'],
    ['ton', words.ton, 't'],
    ['stone', words.stone, 'st'],
  ],
  [
    ['milligram', words.milligram, 'mg'],
    ['microgram', words.microgram, 'µg'],
    ['carat', words.carat, 'ct'],
    ['grain', words.grain, 'gr'],
    ['troyounce', words.troyounce, 'oz t'],
    ['shortton', words.shortton, 'short tn'],
    ['longton', words.longton, 'long tn'],
  ],
);

const temperature = specified(
  'temperature',
  [
    ['celsius', words.celsius, '°C'],
    ['fahrenheit', words.fahrenheit, '°F'],
    ['kelvin', words.kelvin, 'K'],
  ],
  [['rankine', words.rankine, '°R']],
);

const volume = specified(
  'volume',
  [
    ['liter', words.liter, 'L'],
    ['milliliter', words.milliliter, 'mL'],
    ['gallon', words.gallon, 'gal'],
    ['quart', words.quart, 'qt'],
    ['pint', words.pint, 'pt'],
    ['cup', words.cup, 'cup'],
    ['fluidounce', words.fluidounce, 'fl oz'],
  ],
  [
    ['tablespoon', words.tablespoon, 'tbsp'],
    ['teaspoon', words.teaspoon, 'tsp'],
    ['centiliter', words.centiliter, 'cL'],
    ['deciliter', words.deciliter, 'dL'],
    ['cubicmeter', words.cubicmeter, 'm³'],
    ['cubiccentimeter', words.cubiccentimeter, 'cm³'],
    ['cubicinch', words.cubicinch, 'in³'],
    ['cubicfoot', words.cubicfoot, 'ft³'],
    ['cubicyard', words.cubicyard, 'yd³'],
    ['barrel', words.barrel, 'bbl'],
    ['imperialgallon', words.imperialgallon, 'imp gal'],
    ['imperialquart', words.imperialquart, 'imp qt'],
    ['imperialpint', words.imperialpint, 'imp pt'],
    ['imperialfluidounce', words.imperialfluidounce, 'imp fl oz'],
  ],
);

const area = specified(
  'area',
  [
    ['squaremeter', words.squaremeter, 'm²'],
    ['squarekilometer', words.squarekilometer, 'km²'],
    ['squarecentimeter', words.squarecentimeter, 'cm²'],
    ['squareinch', words.squareinch, 'in²'],
    ['squarefoot', words.squarefoot, 'ft²'],
    ['acre', words.acre, 'ac'],
    ['hectare', words.hectare, 'ha'],
  ],
  [
    ['squaremillimeter', words.squaremillimeter, 'mm²'],
    ['squareyard', words.squareyard, 'yd²'],
    ['squaremile', words.squaremile, 'mi²'],
    ['are', words.are, 'a'],
  ],
);

const speed = more('speed', [
  ['meterpersecond', words.meterpersecond, 'm/s'],
  ['kilometerperhour', words.kilometerperhour, 'km/h'],
  ['mileperhour', words.mileperhour, 'mph'],
  ['knot', words.knot, 'kn'],
  ['footpersecond', words.footpersecond, 'ft/s'],
  ['lightspeed', words.lightspeed, 'c'],
]);

const time = more('time', [
  ['second', words.second, 's'],
  ['millisecond', words.millisecond, 'ms'],
  ['microsecond', words.microsecond, 'µs'],
  ['nanosecond', words.nanosecond, 'ns'],
  ['minute', words.minute, 'min'],
  ['hour', words.hour, 'h'],
  ['day', words.day, 'd'],
  ['week', words.week, 'wk'],
  ['julianyear', words.julianyear, 'a'],
]);

const data = more('data', [
  ['byte', words.byte, 'B'],
  ['bit', words.bit, 'bit'],
  ['kilobyte', words.kilobyte, 'kB'],
  ['megabyte', words.megabyte, 'MB'],
  ['gigabyte', words.gigabyte, 'GB'],
  ['terabyte', words.terabyte, 'TB'],
  ['petabyte', words.petabyte, 'PB'],
  ['kibibyte', words.kibibyte, 'KiB'],
  ['mebibyte', words.mebibyte, 'MiB'],
  ['gibibyte', words.gibibyte, 'GiB'],
  ['tebibyte', words.tebibyte, 'TiB'],
  ['kilobit', words.kilobit, 'kbit'],
  ['megabit', words.megabit, 'Mbit'],
  ['gigabit', words.gigabit, 'Gbit'],
]);

const pressure = more('pressure', [
  ['pascal', words.pascal, 'Pa'],
  ['hectopascal', words.hectopascal, 'hPa'],
  ['kilopascal', words.kilopascal, 'kPa'],
  ['megapascal', words.megapascal, 'MPa'],
  ['bar', words.bar, 'bar'],
  ['millibar', words.millibar, 'mbar'],
  ['atmosphere', words.atmosphere, 'atm'],
  ['psi', words.psi, 'psi'],
  ['torr', words.torr, 'Torr'],
  ['mmhg', words.mmhg, 'mmHg'],
  ['inhg', words.inhg, 'inHg'],
]);

const energy = more('energy', [
  ['joule', words.joule, 'J'],
  ['kilojoule', words.kilojoule, 'kJ'],
  ['megajoule', words.megajoule, 'MJ'],
  ['calorie', words.calorie, 'cal'],
  ['kilocalorie', words.kilocalorie, 'kcal'],
  ['watthour', words.watthour, 'Wh'],
  ['kilowatthour', words.kilowatthour, 'kWh'],
  ['btu', words.btu, 'Btu'],
  ['footpound', words.footpound, 'ft·lbf'],
  ['electronvolt', words.electronvolt, 'eV'],
]);

const fuel = more('fuel', [
  ['kilometerperliter', words.kilometerperliter, 'km/L'],
  ['literper100km', words.literper100km, 'L/100 km'],
  ['milepergallon', words.milepergallon, 'mpg'],
  ['imperialmilepergallon', words.imperialmilepergallon, 'imp mpg'],
]);

export const CATEGORIES: readonly Category[] = [
  ...[length, weight, temperature, volume, area],
  ...[speed, time, data, pressure, energy, fuel],
];

export const findCategory = (id: string) => CATEGORIES.find((category) => category.id === id);

export const findUnit = (category: Category | undefined, id: string) => category?.units.find((unit) => unit.id === id);
