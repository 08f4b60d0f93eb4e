// The exact size of each unit in its category's base unit, with the sources, and conversions by that table.
import { add, divide, exactly, multiply, subtract, type Rational, ZERO } from '../../lib/exact/rational';
import type { Unit } from './categories';
import type { sources } from './late-words';

type SourceId = keyof typeof sources;

interface Size {
  /** In base units, and exact: a decimal or a quotient of two decimals. */
  readonly factor: string;
  readonly source: SourceId;
  /** More names that can be typed. */
  readonly aliases: readonly string[];
  /** Symbols that can also be typed with any SI prefix. */
  readonly prefixable?: readonly string[];
  /** For temperatures: added to an amount before multiplication by the factor. */
  readonly offset?: string;
  /** Less of it is more of the base unit, as with liters per 100 km: the factor is divided by the amount, which can't be zero. */
  readonly isInverse?: true;
}

type Row = readonly [factor: string, source: SourceId, aliases?: string, offset?: string];

const US = ['us', 'american'];
const UK = ['imp', 'imperial', 'uk', 'british'];

/** `us gallon,us gallons,american gallon…` */
const of = (places: readonly string[], names: string) =>
  places.flatMap((place) => names.split(',').map((name) => `${place} ${name}`)).join(',');

const ROWS: Readonly<Record<string, Row>> = {
  // Length, in meters.
  meter: ['1', 'si', 'meters,metre,metres'],
  kilometer: ['1000', 'si', 'kilometers,kilometre,kilometres'],
  centimeter: ['0.01', 'si', 'centimeters,centimetre,centimetres'],
  millimeter: ['0.001', 'si', 'millimeters,millimetre,millimetres'],
  inch: ['0.0254', 'yard', 'inches,"'],
  feet: ['0.3048', 'yard', "foot,'"],
  yard: ['0.9144', 'yard', 'yards'],
  mile: ['1609.344', 'yard', 'miles'],
  decimeter: ['0.1', 'si', 'decimeters'],
  micrometer: ['0.000001', 'si', 'micrometers,um,micron,microns'],
  nanometer: ['1e-9', 'si', 'nanometers'],
  nauticalmile: ['1852', 'si', 'NM,nautical miles'],
  mil: ['0.0000254', 'nist', 'mils,thou'],
  fathom: ['1.8288', 'nist', 'fathoms'],
  surveyfoot: ['1200/3937', 'nist', 'survey foot,survey feet,us survey feet'],
  astronomicalunit: ['149597870700', 'iau', 'astronomical units'],
  lightyear: ['9460730472580800', 'iau', 'light-years,light year,light years'],
  // CSS Values and Units, section 6.2. PostScript has the same point.
  point: ['0.0254/72', 'css', 'points'],
  pica: ['0.0254/6', 'css', 'picas'],
  pixel: ['0.0254/96', 'css', 'pixels'],
  // Weight, in kilograms.
  kilogram: ['1', 'si', 'kilograms,kilo,kilos'],
  gram: ['0.001', 'si', 'grams'],
  pound: ['0.45359237', 'yard', 'pounds,lbs'],
  ounce: ['0.028349523125', 'yard', 'ounces'],
  ton: ['1000', 'si', 'ton,tons,tonne,tonnes,metric ton,metric tons'],
  stone: ['6.35029318', 'imperial', 'stones'],
  milligram: ['0.000001', 'si', 'milligrams'],
  microgram: ['1e-9', 'si', 'micrograms,ug,mcg'],
  carat: ['0.0002', 'nist', 'carats'],
  grain: ['0.00006479891', 'nist', 'grains'],
  troyounce: ['0.0311034768', 'nist', 'ozt,troy ounces'],
  shortton: ['907.18474', 'nist', `short ton,short tons,${of(US, 'ton,tons')}`],
  longton: ['1016.0469088', 'nist', `long ton,long tons,${of(UK, 'ton,tons')}`],
  // Temperature, in kelvins.
  celsius: ['1', 'si', 'c,degc,deg c,degrees c,degree celsius,degrees celsius,centigrade', '273.15'],
  fahrenheit: ['5/9', 'nist', 'f,degf,deg f,degrees f,degree fahrenheit,degrees fahrenheit', '459.67'],
  kelvin: ['1', 'si', 'kelvins'],
  rankine: ['5/9', 'nist', 'r'],
  // Volume, in liters. A US gallon is 231 cubic inches.
  liter: ['1', 'si', 'liters,litre,litres'],
  milliliter: ['0.001', 'si', 'milliliters,millilitre,millilitres'],
  gallon: ['3.785411784', 'nist', `gallon,gallons,${of(US, 'gal,gallon,gallons')}`],
  quart: ['0.946352946', 'nist', `quart,quarts,${of(US, 'qt,quart,quarts')}`],
  pint: ['0.473176473', 'nist', `pint,pints,${of(US, 'pt,pint,pints')}`],
  cup: ['0.2365882365', 'nist', `cups,${of(US, 'cup,cups')}`],
  fluidounce: ['0.0295735295625', 'nist', `floz,fluid ounce,fluid ounces,${of(US, 'fl oz,fluid ounce,fluid ounces')}`],
  tablespoon: ['0.01478676478125', 'nist', `tablespoon,tablespoons,${of(US, 'tbsp,tablespoon,tablespoons')}`],
  teaspoon: ['0.00492892159375', 'nist', `teaspoon,teaspoons,${of(US, 'tsp,teaspoon,teaspoons')}`],
  centiliter: ['0.01', 'si', 'centiliters'],
  deciliter: ['0.1', 'si', 'deciliters'],
  cubicmeter: ['1000', 'si', 'm^3,cubic meters'],
  cubiccentimeter: ['0.001', 'si', 'cm^3,cc,cubic centimeters'],
  cubicinch: ['0.016387064', 'yard', 'in^3,cu in,cubic inches'],
  cubicfoot: ['28.316846592', 'yard', 'ft^3,cu ft,cubic feet'],
  cubicyard: ['764.554857984', 'yard', 'yd^3,cu yd,cubic yards'],
  barrel: ['158.987294928', 'nist', 'barrel,barrels'],
  imperialgallon: ['4.54609', 'imperial', of(UK, 'gal,gallon,gallons')],
  imperialquart: ['1.1365225', 'imperial', of(UK, 'qt,quart,quarts')],
  imperialpint: ['0.56826125', 'imperial', of(UK, 'pt,pint,pints')],
  imperialfluidounce: ['0.0284130625', 'imperial', of(UK, 'fl oz,fluid ounce,fluid ounces')],
  // Area, in square meters.
  squaremeter: ['1', 'si', 'm^2,sq m,sqm,square meters'],
  squarekilometer: ['1000000', 'si', 'km^2,sq km,square kilometers'],
  squarecentimeter: ['0.0001', 'si', 'cm^2,sq cm,square centimeters'],
  squareinch: ['0.00064516', 'yard', 'in^2,sq in,square inches'],
  squarefoot: ['0.09290304', 'yard', 'ft^2,sq ft,sqft,square feet'],
  acre: ['4046.8564224', 'nist44', 'acres'],
  hectare: ['10000', 'si', 'hectares'],
  squaremillimeter: ['0.000001', 'si', 'mm^2,sq mm,square millimeters'],
  squareyard: ['0.83612736', 'yard', 'yd^2,sq yd,square yards'],
  squaremile: ['2589988.110336', 'yard', 'mi^2,sq mi,square miles'],
  are: ['100', 'nist', 'ares'],
  // Speed, in meters per second.
  meterpersecond: ['1', 'si', 'mps'],
  kilometerperhour: ['5/18', 'si', 'kph,kmh'],
  mileperhour: ['0.44704', 'yard', 'mi/h'],
  knot: ['463/900', 'nist', 'knots,kt,kts'],
  footpersecond: ['0.3048', 'yard', 'fps'],
  lightspeed: ['299792458', 'si'],
  // Time, in seconds.
  second: ['1', 'si', 'sec,secs,seconds'],
  millisecond: ['0.001', 'si', 'milliseconds'],
  microsecond: ['0.000001', 'si', 'us,microseconds'],
  nanosecond: ['1e-9', 'si', 'nanoseconds'],
  minute: ['60', 'si', 'm,mins,minutes'],
  hour: ['3600', 'si', 'hr,hrs,hours'],
  day: ['86400', 'si', 'days'],
  week: ['604800', 'si', 'weeks'],
  julianyear: ['31557600', 'iau', 'yr,year,years'],
  // Data, in bytes.
  byte: ['1', 'iec', 'bytes,octet,octets'],
  bit: ['1/8', 'iec', 'b,bits'],
  kilobyte: ['1000', 'iec', 'KB,kilobytes'],
  megabyte: ['1000000', 'iec', 'megabytes'],
  gigabyte: ['1e9', 'iec', 'gigabytes'],
  terabyte: ['1e12', 'iec', 'terabytes'],
  petabyte: ['1e15', 'iec', 'petabytes'],
  kibibyte: ['1024', 'iec', 'kibibytes'],
  mebibyte: ['1048576', 'iec', 'mebibytes'],
  gibibyte: ['1073741824', 'iec', 'gibibytes'],
  tebibyte: ['1099511627776', 'iec', 'tebibytes'],
  kilobit: ['125', 'iec', 'kb,Kb,kilobits'],
  megabit: ['125000', 'iec', 'Mb,megabits'],
  gigabit: ['125000000', 'iec', 'Gb,gigabits'],
  // Pressure, in pascals. A pound-force is 0.45359237 kg times 9.80665 m/s².
  pascal: ['1', 'si', 'pascals'],
  hectopascal: ['100', 'si', 'hectopascals'],
  kilopascal: ['1000', 'si', 'kilopascals'],
  megapascal: ['1000000', 'si', 'megapascals'],
  bar: ['100000', 'nist', 'bars'],
  millibar: ['100', 'nist', 'mb,millibars'],
  atmosphere: ['101325', 'nist', 'atmospheres'],
  psi: ['4.4482216152605/0.00064516', 'nist', 'lbf/in2,lbf/in^2'],
  torr: ['101325/760', 'nist'],
  mmhg: ['133.322387415', 'nist'],
  inhg: ['3386.388640341', 'nist'],
  // Fuel economy, in kilometers per liter. A mile is 1.609344 km, a US gallon 3.785411784 L and a UK gallon 4.54609 L.
  kilometerperliter: ['1', 'si', 'km/l,kmpl'],
  literper100km: ['100', 'si', 'l/100km,l/100 km,liters per 100 km,litres per 100 km'],
  milepergallon: ['1.609344/3.785411784', 'nist', `mi/gal,miles per gallon,${of(US, 'mpg')}`],
  imperialmilepergallon: ['1.609344/4.54609', 'imperial', of(UK, 'mpg')],
  // Energy, in joules.
  joule: ['1', 'si', 'joules'],
  kilojoule: ['1000', 'si', 'kilojoules'],
  megajoule: ['1000000', 'si', 'megajoules'],
  calorie: ['4.184', 'nist', 'calorie,calories,small calories'],
  kilocalorie: ['4184', 'nist', 'Cal,Calorie,Calories,kilocalories,kilogram calories'],
  watthour: ['3600', 'si', 'watt-hours'],
  kilowatthour: ['3600000', 'si', 'kilowatt-hours'],
  btu: ['1055.05585262', 'nist'],
  footpound: ['1.3558179483314004', 'nist', 'ft-lb,ft lb,ft-lbf'],
  electronvolt: ['1.602176634e-19', 'si', 'electronvolts'],
};

/** Symbols that take SI prefixes and whose letter case matters: `mPa` and `MPa`. `Kib` and `Mm` are also different units. */
const PREFIXABLE: Readonly<Record<string, readonly string[]>> = {
  meter: ['m'],
  gram: ['g'],
  ton: ['t'],
  liter: ['L', 'l'],
  second: ['s'],
  kelvin: ['K'],
  byte: ['B'],
  bit: ['bit', 'b'],
  pascal: ['Pa'],
  bar: ['bar', 'b'],
  joule: ['J'],
  calorie: ['cal'],
  watthour: ['Wh'],
  electronvolt: ['eV'],
};

const INVERSE: ReadonlySet<string> = new Set(['literper100km']);

const sizes = new Map(
  Object.entries(ROWS).map(([id, [factor, source, aliases = '', offset]]): [string, Size] => [
    id,
    {
      factor,
      source,
      aliases: aliases.split(',').filter(Boolean),
      ...(PREFIXABLE[id] && { prefixable: PREFIXABLE[id] }),
      ...(offset !== undefined && { offset }),
      ...(INVERSE.has(id) && { isInverse: true }),
    },
  ]),
);

export function sizeOf({ id }: Unit): Size {
  const size = sizes.get(id);
  if (!size) throw new Error(`The unit ${id} has no size.`);
  return size;
}

function scaleOf(unit: Unit) {
  const { factor, offset, isInverse = false } = sizeOf(unit);
  return { factor: exactly(factor), offset: offset === undefined ? ZERO : exactly(offset), isInverse };
}

/** In the base unit of the category: meters, kilograms, kelvins and so on. */
export function toBase(amount: Rational, unit: Unit): Rational {
  const { factor, offset, isInverse } = scaleOf(unit);
  return isInverse ? divide(factor, amount) : multiply(add(amount, offset), factor);
}

function fromBase(amount: Rational, unit: Unit): Rational {
  const { factor, offset, isInverse } = scaleOf(unit);
  return isInverse ? divide(factor, amount) : subtract(divide(amount, factor), offset);
}

/** Exact. Both units must be in one category. */
export const convert = (amount: Rational, from: Unit, to: Unit) => fromBase(toBase(amount, from), to);
