// Facts of other projects' tests: a text, and its records.

/** All 12 files of csv-spectrum 2.0.0, with its JSON as records. The phone number is the CSV's: its JSON has another. */
export const SPECTRUM: readonly (readonly [name: string, text: string, records: readonly (readonly string[])[]])[] = [
  [
    'comma_in_quotes',
    'first,last,address,city,zip\nJohn,Doe,120 any st.,"Anytown, WW",08123',
    [
      ['first', 'last', 'address', 'city', 'zip'],
      ['John', 'Doe', '120 any st.', 'Anytown, WW', '08123'],
    ],
  ],
  [
    'empty',
    'a,b,c\n1,"",""\n2,3,4',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  [
    'empty_crlf',
    'a,b,c\r\n1,"",""\r\n2,3,4',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  [
    'escaped_quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4\n',
    [
      ['a', 'b'],
      ['1', 'ha "ha" ha'],
      ['3', '4'],
    ],
  ],
  [
    'json',
    'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"\n',
    [
      ['key', 'val'],
      ['1', '{"type": "Point", "coordinates": [102.0, 0.5]}'],
    ],
  ],
  [
    'location_coordinates',
    'Contact Phone Number,Location Coordinates,Cities,Counties\n2095257564,37�36\'37.8"N 121�2\'17.9"W,Modesto,Stanislaus',
    [
      ['Contact Phone Number', 'Location Coordinates', 'Cities', 'Counties'],
      ['2095257564', '37�36\'37.8"N 121�2\'17.9"W', 'Modesto', 'Stanislaus'],
    ],
  ],
  [
    'newlines',
    'a,b,c\n1,2,3\n"Once upon \na time",5,6\n7,8,9\n',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
      ['7', '8', '9'],
    ],
  ],
  [
    'newlines_crlf',
    'a,b,c\r\n1,2,3\r\n"Once upon \r\na time",5,6\r\n7,8,9\r\n',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['Once upon \r\na time', '5', '6'],
      ['7', '8', '9'],
    ],
  ],
  [
    'quotes_and_newlines',
    'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
    [
      ['a', 'b'],
      ['1', 'ha \n"ha" \nha'],
      ['3', '4'],
    ],
  ],
  [
    'simple',
    'a,b,c\n1,2,3\n',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'simple_crlf',
    'a,b,c\r\n1,2,3\r\n',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'utf8',
    'a,b,c\n1,2,3\n4,5,ʤ',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['4', '5', 'ʤ'],
    ],
  ],
];

/** Those of Python's test_csv.py (3.11) that read with the default rules, or with another separator or quotation mark. */
export const PYTHON: readonly (readonly [
  text: string,
  records: readonly (readonly string[])[],
  separator?: string,
  quote?: string | null,
])[] = [
  ['', []],
  ['a,b', [['a', 'b']]],
  ['a,b\n', [['a', 'b']]],
  ['a,b\r\n', [['a', 'b']]],
  ['a,b\r', [['a', 'b']]],
  ['\0', [['\0']]],
  ['a,\0b,c', [['a', '\0b', 'c']]],
  ['a,b\0,c', [['a', 'b\0', 'c']]],
  ['a,"\0b",c', [['a', '\0b', 'c']]],
  ['a,b,c', [['a', 'b', 'c']]],
  ['a;b;c', [['a', 'b', 'c']], ';'],
  ['a\0b\0c', [['a', 'b', 'c']], '\0'],
  ['a,\\b,c', [['a', '\\b', 'c']]],
  ['1,",3,",5', [['1', ',3,', '5']]],
  ['1,",3,",5', [['1', '"', '3', '"', '5']], ',', null],
  ['"a\nb", 7', [['a\nb', ' 7']]],
  ['1,@,3,@,5', [['1', ',3,', '5']], ',', '@'],
  ['1,\0,3,\0,5', [['1', ',3,', '5']], ',', '\0'],
  [
    'line,1\nline,2\nline,3',
    [
      ['line', '1'],
      ['line', '2'],
      ['line', '3'],
    ],
  ],
  ['"1","abc def","abc"\n', [['1', 'abc def', 'abc']]],
  ['1,2,abc,4,5,6\r\n', [['1', '2', 'abc', '4', '5', '6']]],
  [
    '1,2\r\n3,4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['"ab"c', [['abc']]],
  ['a,""', [['a', '']]],
  ['"a,""b"""', [['a,"b"']]],
];

/** Those of Papa Parse's core parser and `Papa.parse` that have no options, errors or empty lines, or read line ends. */
export const PAPA: readonly (readonly [name: string, text: string, records: readonly (readonly string[])[]])[] = [
  ['One row', 'A,b,c', [['A', 'b', 'c']]],
  [
    'Two rows',
    'A,b,c\nd,E,f',
    [
      ['A', 'b', 'c'],
      ['d', 'E', 'f'],
    ],
  ],
  [
    'Three rows',
    'A,b,c\nd,E,f\nG,h,i',
    [
      ['A', 'b', 'c'],
      ['d', 'E', 'f'],
      ['G', 'h', 'i'],
    ],
  ],
  ['Whitespace at edges of unquoted field', 'a,\tb ,c', [['a', '\tb ', 'c']]],
  ['Quoted field', 'A,"B",C', [['A', 'B', 'C']]],
  ['Quoted field with extra whitespace on edges', 'A," B  ",C', [['A', ' B  ', 'C']]],
  ['Quoted field with delimiter', 'A,"B,B",C', [['A', 'B,B', 'C']]],
  ['Quoted field with line break', 'A,"B\nB",C', [['A', 'B\nB', 'C']]],
  ['Quoted fields with line breaks', 'A,"B\nB","C\nC\nC"', [['A', 'B\nB', 'C\nC\nC']]],
  [
    'Quoted fields at end of row with delimiter and line break',
    'a,b,"c,c\nc"\nd,e,f',
    [
      ['a', 'b', 'c,c\nc'],
      ['d', 'e', 'f'],
    ],
  ],
  ['Quoted field with escaped quotes', 'A,"B""B""B",C', [['A', 'B"B"B', 'C']]],
  ['Quoted field with escaped quotes at boundaries', 'A,"""B""",C', [['A', '"B"', 'C']]],
  ['Unquoted field with quotes at end of field', 'A,B",C', [['A', 'B"', 'C']]],
  ['Quoted field with quotes around delimiter', 'A,""",""",C', [['A', '","', 'C']]],
  ['Quoted field with quotes on right side of delimiter', 'A,",""",C', [['A', ',"', 'C']]],
  ['Quoted field with quotes on left side of delimiter', 'A,""",",C', [['A', '",', 'C']]],
  [
    'Quoted field with 5 quotes in a row and a delimiter in there, too',
    '"1","cnonce="""",nc=""""","2"',
    [['1', 'cnonce="",nc=""', '2']],
  ],
  ['Quoted field with whitespace around quotes', 'A, "B" ,C', [['A', ' "B" ', 'C']]],
  ['Misplaced quotes in data, not as opening quotes', 'A,B "B",C', [['A', 'B "B"', 'C']]],
  [
    'Quoted field has valid trailing quote via delimiter',
    'a,"b",c\nd,e,f',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  ],
  [
    'Quoted field has valid trailing quote via \\n',
    'a,b,"c"\nd,e,f',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  ],
  [
    'Quoted field has valid trailing quote via EOF',
    'a,b,c\nd,e,"f"',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  ],
  ['Quoted field contains delimiters and \\n with valid trailing quote', 'a,"b,c\nd,e,f"', [['a', 'b,c\nd,e,f']]],
  [
    'Line starts with quoted field',
    'a,b,c\n"d",e,f',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  ],
  [
    'Line ends with quoted field',
    'a,b,c\nd,e,f\n"g","h","i"\n"j","k","l"',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
      ['j', 'k', 'l'],
    ],
  ],
  [
    'Line ends with quoted field, first field of next line is empty, \\n',
    'a,b,c\n,e,f\n,"h","i"\n,"k","l"',
    [
      ['a', 'b', 'c'],
      ['', 'e', 'f'],
      ['', 'h', 'i'],
      ['', 'k', 'l'],
    ],
  ],
  [
    'Quoted field at end of row (but not at EOF) has quotes',
    'a,b,"c""c"""\nd,e,f',
    [
      ['a', 'b', 'c"c"'],
      ['d', 'e', 'f'],
    ],
  ],
  [
    'Empty quoted field at EOF is empty',
    'a,b,""\na,b,""',
    [
      ['a', 'b', ''],
      ['a', 'b', ''],
    ],
  ],
  [
    'Multiple consecutive empty fields',
    'a,b,,,c,d\n,,e,,,f',
    [
      ['a', 'b', '', '', 'c', 'd'],
      ['', '', 'e', '', '', 'f'],
    ],
  ],
  ['Empty input string', '', []],
  ['Input is just the delimiter (2 empty fields)', ',', [['', '']]],
  [
    'Input is just empty fields',
    ',,\n,,,',
    [
      ['', '', ''],
      ['', '', '', ''],
    ],
  ],
  ['Input is just a string (a single field)', 'Abc def', [['Abc def']]],
  ['Input with only a commented line, without comments enabled', '#commented line', [['#commented line']]],
  ['Input without comments with line starting with whitespace', 'a\n b\nc', [['a'], [' b'], ['c']]],
  ['Multiple rows, one column (no delimiter found)', 'a\nb\nc\nd\ne', [['a'], ['b'], ['c'], ['d'], ['e']]],
  [
    'Two rows, just \\r',
    'A,b,c\rd,E,f',
    [
      ['A', 'b', 'c'],
      ['d', 'E', 'f'],
    ],
  ],
  [
    'Two rows, \\r\\n',
    'A,b,c\r\nd,E,f',
    [
      ['A', 'b', 'c'],
      ['d', 'E', 'f'],
    ],
  ],
  ['Quoted field with \\r\\n', 'A,"B\r\nB",C', [['A', 'B\r\nB', 'C']]],
  ['Quoted field with \\r', 'A,"B\rB",C', [['A', 'B\rB', 'C']]],
  ['Quoted field with \\n', 'A,"B\nB",C', [['A', 'B\nB', 'C']]],
];
