// Recipes for everyday jobs, to run or to change.
import * as words from './words';

export interface ReadyRecipe {
  readonly name: string;
  readonly does: string;
  /** As in a recipe file, without the first line. */
  readonly steps: readonly string[];
  /** A sample input that shows what the recipe does. */
  readonly sample: string;
}

export const readyRecipes: readonly ReadyRecipe[] = [
  {
    ...words.readyRecipes.jwtToYaml,
    steps: ['jwt', 'json-to-yaml mode=to-yaml'],
    // The example of RFC 7519, section 3.1.
    sample:
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  },
  {
    ...words.readyRecipes.emailList,
    steps: ['case fileCase=lowercase', 'dedup preserveOrder=false'],
    sample: 'Grace@example.com\n  ada@example.com\nalan@example.com\n\nAda@Example.com\n',
  },
  {
    ...words.readyRecipes.attachment,
    steps: ['base64 mode=decode', 'hash algorithms=sha256'],
    sample: 'JVBERi0xLjQKJcOkw7zDtsOfCg==\n',
  },
  {
    ...words.readyRecipes.jsonLines,
    steps: ['json action=minify isLines=true', 'dedup caseSensitive=true trimWhitespace=false'],
    sample: '{ "id": 1, "name": "Ada" }\n{"id":2,"name":"Grace"}\n{"id": 1, "name": "Ada"}\n',
  },
  {
    ...words.readyRecipes.hexDump,
    steps: ['hex mode=decode', 'hash algorithms=sha256'],
    sample: '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a       Hello, world!.\n',
  },
];
