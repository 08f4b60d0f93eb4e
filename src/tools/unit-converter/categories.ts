// The units by category, in the order of the form. Their sizes load late: see `sizes.ts`.

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Offered when the visitor turns on “More units”. */
  readonly isExtra: boolean;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly isExtra: boolean;
  readonly units: readonly Unit[];
}

type Row = readonly [id: string, name: string, symbol: string];

const unitOf =
  (isExtra: boolean) =>
  ([id, name, symbol]: Row): Unit => ({ id, name, symbol, isExtra });

const specified = (id: string, name: string, rows: readonly Row[], extra: readonly Row[]): Category => ({
  id,
  name,
  isExtra: false,
  units: [...rows.map(unitOf(false)), ...extra.map(unitOf(true))],
});

const more = (id: string, name: string, rows: readonly Row[]): Category => ({
  id,
  name,
  isExtra: true,
  units: rows.map(unitOf(true)),
});

const length = specified(
  'length',
  'Length',
  [
    ['meter', 'Meter', 'm'],
    ['kilometer', 'Kilometer', 'km'],
    ['centimeter', 'Centimeter', 'cm'],
    ['millimeter', 'Millimeter', 'mm'],
    ['inch', 'Inch', 'in'],
    ['feet', 'Feet', 'ft'],
    ['yard', 'Yard', 'yd'],
    ['mile', 'Mile', 'mi'],
  ],
  [
    ['decimeter', 'Decimeter', 'dm'],
    ['micrometer', 'Micrometer', 'µm'],
    ['nanometer', 'Nanometer', 'nm'],
    ['nauticalmile', 'Nautical mile', 'nmi'],
    ['mil', 'Mil (thou)', 'mil'],
    ['fathom', 'Fathom', 'ftm'],
    ['surveyfoot', 'US survey foot', 'ftUS'],
    ['astronomicalunit', 'Astronomical unit', 'au'],
    ['lightyear', 'Light-year', 'ly'],
    ['point', 'Point', 'pt'],
    ['pica', 'Pica', 'pc'],
    ['pixel', 'Pixel (CSS)', 'px'],
  ],
);

const weight = specified(
  'weight',
  'Weight',
  [
    ['kilogram', 'Kilogram', 'kg'],
    ['gram', 'Gram', 'g'],
    ['pound', 'Pound', 'lb'],
    ['ounce', 'Ounce', 'oz'],
    ['ton', 'Ton (metric)', 't'],
    ['stone', 'Stone', 'st'],
  ],
  [
    ['milligram', 'Milligram', 'mg'],
    ['microgram', 'Microgram', 'µg'],
    ['carat', 'Carat (metric)', 'ct'],
    ['grain', 'Grain', 'gr'],
    ['troyounce', 'Troy ounce', 'oz t'],
    ['shortton', 'Short ton (US)', 'short tn'],
    ['longton', 'Long ton (UK)', 'long tn'],
  ],
);

const temperature = specified(
  'temperature',
  'Temperature',
  [
    ['celsius', 'Celsius', '°C'],
    ['fahrenheit', 'Fahrenheit', '°F'],
    ['kelvin', 'Kelvin', 'K'],
  ],
  [['rankine', 'Rankine', '°R']],
);

const volume = specified(
  'volume',
  'Volume',
  [
    ['liter', 'Liter', 'L'],
    ['milliliter', 'Milliliter', 'mL'],
    ['gallon', 'Gallon (US)', 'gal'],
    ['quart', 'Quart (US)', 'qt'],
    ['pint', 'Pint (US)', 'pt'],
    ['cup', 'Cup (US)', 'cup'],
    ['fluidounce', 'Fluid ounce (US)', 'fl oz'],
  ],
  [
    ['tablespoon', 'Tablespoon (US)', 'tbsp'],
    ['teaspoon', 'Teaspoon (US)', 'tsp'],
    ['centiliter', 'Centiliter', 'cL'],
    ['deciliter', 'Deciliter', 'dL'],
    ['cubicmeter', 'Cubic meter', 'm³'],
    ['cubiccentimeter', 'Cubic centimeter', 'cm³'],
    ['cubicinch', 'Cubic inch', 'in³'],
    ['cubicfoot', 'Cubic foot', 'ft³'],
    ['cubicyard', 'Cubic yard', 'yd³'],
    ['barrel', 'Barrel (oil)', 'bbl'],
    ['imperialgallon', 'Gallon (UK)', 'imp gal'],
    ['imperialquart', 'Quart (UK)', 'imp qt'],
    ['imperialpint', 'Pint (UK)', 'imp pt'],
    ['imperialfluidounce', 'Fluid ounce (UK)', 'imp fl oz'],
  ],
);

const area = specified(
  'area',
  'Area',
  [
    ['squaremeter', 'Square meter', 'm²'],
    ['squarekilometer', 'Square kilometer', 'km²'],
    ['squarecentimeter', 'Square centimeter', 'cm²'],
    ['squareinch', 'Square inch', 'in²'],
    ['squarefoot', 'Square foot', 'ft²'],
    ['acre', 'Acre', 'ac'],
    ['hectare', 'Hectare', 'ha'],
  ],
  [
    ['squaremillimeter', 'Square millimeter', 'mm²'],
    ['squareyard', 'Square yard', 'yd²'],
    ['squaremile', 'Square mile', 'mi²'],
    ['are', 'Are', 'a'],
  ],
);

const speed = more('speed', 'Speed', [
  ['meterpersecond', 'Meter per second', 'm/s'],
  ['kilometerperhour', 'Kilometer per hour', 'km/h'],
  ['mileperhour', 'Mile per hour', 'mph'],
  ['knot', 'Knot', 'kn'],
  ['footpersecond', 'Foot per second', 'ft/s'],
  ['lightspeed', 'Speed of light', 'c'],
]);

const time = more('time', 'Time', [
  ['second', 'Second', 's'],
  ['millisecond', 'Millisecond', 'ms'],
  ['microsecond', 'Microsecond', 'µs'],
  ['nanosecond', 'Nanosecond', 'ns'],
  ['minute', 'Minute', 'min'],
  ['hour', 'Hour', 'h'],
  ['day', 'Day', 'd'],
  ['week', 'Week', 'wk'],
  ['julianyear', 'Year (365.25 days)', 'a'],
]);

const data = more('data', 'Data', [
  ['byte', 'Byte', 'B'],
  ['bit', 'Bit', 'bit'],
  ['kilobyte', 'Kilobyte', 'kB'],
  ['megabyte', 'Megabyte', 'MB'],
  ['gigabyte', 'Gigabyte', 'GB'],
  ['terabyte', 'Terabyte', 'TB'],
  ['petabyte', 'Petabyte', 'PB'],
  ['kibibyte', 'Kibibyte', 'KiB'],
  ['mebibyte', 'Mebibyte', 'MiB'],
  ['gibibyte', 'Gibibyte', 'GiB'],
  ['tebibyte', 'Tebibyte', 'TiB'],
  ['kilobit', 'Kilobit', 'kbit'],
  ['megabit', 'Megabit', 'Mbit'],
  ['gigabit', 'Gigabit', 'Gbit'],
]);

const pressure = more('pressure', 'Pressure', [
  ['pascal', 'Pascal', 'Pa'],
  ['hectopascal', 'Hectopascal', 'hPa'],
  ['kilopascal', 'Kilopascal', 'kPa'],
  ['megapascal', 'Megapascal', 'MPa'],
  ['bar', 'Bar', 'bar'],
  ['millibar', 'Millibar', 'mbar'],
  ['atmosphere', 'Standard atmosphere', 'atm'],
  ['psi', 'Pound per square inch', 'psi'],
  ['torr', 'Torr', 'Torr'],
  ['mmhg', 'Millimeter of mercury', 'mmHg'],
  ['inhg', 'Inch of mercury', 'inHg'],
]);

const energy = more('energy', 'Energy', [
  ['joule', 'Joule', 'J'],
  ['kilojoule', 'Kilojoule', 'kJ'],
  ['megajoule', 'Megajoule', 'MJ'],
  ['calorie', 'Calorie (thermochemical)', 'cal'],
  ['kilocalorie', 'Kilocalorie (food)', 'kcal'],
  ['watthour', 'Watt-hour', 'Wh'],
  ['kilowatthour', 'Kilowatt-hour', 'kWh'],
  ['btu', 'British thermal unit (IT)', 'Btu'],
  ['footpound', 'Foot-pound', 'ft·lbf'],
  ['electronvolt', 'Electronvolt', 'eV'],
]);

const fuel = more('fuel', 'Fuel economy', [
  ['kilometerperliter', 'Kilometer per liter', 'km/L'],
  ['literper100km', 'Liter per 100 km', 'L/100 km'],
  ['milepergallon', 'Mile per gallon (US)', 'mpg'],
  ['imperialmilepergallon', 'Mile per gallon (UK)', 'imp mpg'],
]);

export const CATEGORIES: readonly Category[] = [
  ...[length, weight, temperature, volume, area],
  ...[speed, time, data, pressure, energy, fuel],
];

export const findCategory = (id: string) => CATEGORIES.find((category) => category.id === id);

export const findUnit = (category: Category | undefined, id: string) => category?.units.find((unit) => unit.id === id);
