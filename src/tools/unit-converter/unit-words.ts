// The names in the unit converter's lists.

export const categories = {
  length: 'Length',
  weight: 'Weight',
  temperature: 'Temperature',
  volume: 'Volume',
  area: 'Area',
  speed: 'Speed',
  time: 'Time',
  data: 'Data',
  pressure: 'Pressure',
  energy: 'Energy',
  fuel: 'Fuel economy',
} as const;

export const precisions = {
  decimals: 'Up to 6 decimals',
  10: '10 significant digits',
  20: '20 significant digits',
  50: '50 significant digits',
} as const;

// The units, each by its id. A name may end with a note in parentheses. They are no table: the build puts each name into its row.

// Length
export const meter = 'Meter';
export const kilometer = 'Kilometer';
export const centimeter = 'Centimeter';
export const millimeter = 'Millimeter';
export const inch = 'Inch';
export const feet = 'Feet';
export const yard = 'Yard';
export const mile = 'Mile';
export const decimeter = 'Decimeter';
export const micrometer = 'Micrometer';
export const nanometer = 'Nanometer';
export const nauticalmile = 'Nautical mile';
export const mil = 'Mil (thou)';
export const fathom = 'Fathom';
export const surveyfoot = 'US survey foot';
export const astronomicalunit = 'Astronomical unit';
export const lightyear = 'Light-year';
export const point = 'Point';
export const pica = 'Pica';
export const pixel = 'Pixel (CSS)';

// Weight
export const kilogram = 'Kilogram';
export const gram = 'Gram';
export const pound = 'Pound';
export const ounce = 'Ounce';
export const ton = 'Ton (metric)';
export const stone = 'Stone';
export const milligram = 'Milligram';
export const microgram = 'Microgram';
export const carat = 'Carat (metric)';
export const grain = 'Grain';
export const troyounce = 'Troy ounce';
export const shortton = 'Short ton (US)';
export const longton = 'Long ton (UK)';

// Temperature
export const celsius = 'Celsius';
export const fahrenheit = 'Fahrenheit';
export const kelvin = 'Kelvin';
export const rankine = 'Rankine';

// Volume
export const liter = 'Liter';
export const milliliter = 'Milliliter';
export const gallon = 'Gallon (US)';
export const quart = 'Quart (US)';
export const pint = 'Pint (US)';
export const cup = 'Cup (US)';
export const fluidounce = 'Fluid ounce (US)';
export const tablespoon = 'Tablespoon (US)';
export const teaspoon = 'Teaspoon (US)';
export const centiliter = 'Centiliter';
export const deciliter = 'Deciliter';
export const cubicmeter = 'Cubic meter';
export const cubiccentimeter = 'Cubic centimeter';
export const cubicinch = 'Cubic inch';
export const cubicfoot = 'Cubic foot';
export const cubicyard = 'Cubic yard';
export const barrel = 'Barrel (oil)';
export const imperialgallon = 'Gallon (UK)';
export const imperialquart = 'Quart (UK)';
export const imperialpint = 'Pint (UK)';
export const imperialfluidounce = 'Fluid ounce (UK)';

// Area
export const squaremeter = 'Square meter';
export const squarekilometer = 'Square kilometer';
export const squarecentimeter = 'Square centimeter';
export const squareinch = 'Square inch';
export const squarefoot = 'Square foot';
export const acre = 'Acre';
export const hectare = 'Hectare';
export const squaremillimeter = 'Square millimeter';
export const squareyard = 'Square yard';
export const squaremile = 'Square mile';
export const are = 'Are';

// Speed
export const meterpersecond = 'Meter per second';
export const kilometerperhour = 'Kilometer per hour';
export const mileperhour = 'Mile per hour';
export const knot = 'Knot';
export const footpersecond = 'Foot per second';
export const lightspeed = 'Speed of light';

// Time
export const second = 'Second';
export const millisecond = 'Millisecond';
export const microsecond = 'Microsecond';
export const nanosecond = 'Nanosecond';
export const minute = 'Minute';
export const hour = 'Hour';
export const day = 'Day';
export const week = 'Week';
export const julianyear = 'Year (365.25 days)';

// Data
export const byte = 'Byte';
export const bit = 'Bit';
export const kilobyte = 'Kilobyte';
export const megabyte = 'Megabyte';
export const gigabyte = 'Gigabyte';
export const terabyte = 'Terabyte';
export const petabyte = 'Petabyte';
export const kibibyte = 'Kibibyte';
export const mebibyte = 'Mebibyte';
export const gibibyte = 'Gibibyte';
export const tebibyte = 'Tebibyte';
export const kilobit = 'Kilobit';
export const megabit = 'Megabit';
export const gigabit = 'Gigabit';

// Pressure
export const pascal = 'Pascal';
export const hectopascal = 'Hectopascal';
export const kilopascal = 'Kilopascal';
export const megapascal = 'Megapascal';
export const bar = 'Bar';
export const millibar = 'Millibar';
export const atmosphere = 'Standard atmosphere';
export const psi = 'Pound per square inch';
export const torr = 'Torr';
export const mmhg = 'Millimeter of mercury';
export const inhg = 'Inch of mercury';

// Energy
export const joule = 'Joule';
export const kilojoule = 'Kilojoule';
export const megajoule = 'Megajoule';
export const calorie = 'Calorie (thermochemical)';
export const kilocalorie = 'Kilocalorie (food)';
export const watthour = 'Watt-hour';
export const kilowatthour = 'Kilowatt-hour';
export const btu = 'British thermal unit (IT)';
export const footpound = 'Foot-pound';
export const electronvolt = 'Electronvolt';

// Fuel economy
export const kilometerperliter = 'Kilometer per liter';
export const literper100km = 'Liter per 100 km';
export const milepergallon = 'Mile per gallon (US)';
export const imperialmilepergallon = 'Mile per gallon (UK)';
