// The judgment on single headers of a deployed site.
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/headers';
import { headerWeaknesses } from '../../server/verify/compare-headers';
import { policyWeaknesses } from '../../server/verify/policy';

describe('a policy is read as browsers read it', () => {
  const WANTED = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ours";

  // The expected verdicts follow from https://www.w3.org/TR/CSP3/, sections 2.2.1, 2.2.2 and 6.8.3.
  test.each<[string, string, readonly string[]]>([
    ['the same policy', WANTED, []],
    ['the first of two equal directives is in force', `connect-src *; ${WANTED}`, ['connect-src also allows *']],
    ['so a second one changes nothing', `${WANTED}; connect-src *`, []],
    ['names are case-insensitive', `Connect-SRC *; ${WANTED}`, ['connect-src also allows *']],
    [
      'a directive that is not ASCII is ignored',
      WANTED.replace("'script'", "'script' \u00e9"),
      ['require-trusted-types-for is missing'],
    ],
    [
      'a vertical tab separates nothing',
      WANTED.replace('connect-src ', 'connect-src\v'),
      ["connect-src\v'self' was added"],
    ],
    ['every policy is enforced', `connect-src *, ${WANTED}`, []],
    [
      'each directive by the strictest policy',
      `${WANTED.replace("connect-src 'self'", 'connect-src *')}, connect-src 'none'`,
      [],
    ],
    [
      'two weak policies are not counted as their intersection',
      `${WANTED.replace("connect-src 'self'", "connect-src 'self' a.example")}, connect-src 'self' https:`,
      ['connect-src also allows a.example'],
    ],
    [
      'a policy beside a strict one still sends reports',
      `${WANTED}, default-src *; report-uri https://a.example`,
      ['report-uri was added'],
    ],
    [
      'frames fall back to child-src',
      `${WANTED}; child-src *`,
      ['child-src also allows *', 'frame-src also allows *', 'worker-src also allows *'],
    ],
    [
      'what only restricts may be added',
      `${WANTED}; frame-ancestors 'none'; sandbox allow-scripts, base-uri 'none'`,
      [],
    ],
  ])('%s', (_, found, weaknesses) => {
    expect(policyWeaknesses(WANTED, found)).toEqual(weaknesses);
  });

  test('an empty header is no policy', () => {
    expect(policyWeaknesses(WANTED, ' ; ,')).toContain('connect-src is missing');
  });

  test('several policies of the build must all be met', () => {
    const found = "default-src 'self'; connect-src 'none'";
    expect(policyWeaknesses("default-src 'self', connect-src 'none'", found)).toEqual([]);
    expect(policyWeaknesses("default-src 'self', img-src 'none'", found)).toEqual(["img-src also allows 'self'"]);
  });
});

describe('a header is a finding unless it is known to be harmless', () => {
  const BUILD = {
    ...securityHeaders('/'),
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html; charset=utf-8',
    ETag: '"build"',
  };

  const weaknesses = (changes: Readonly<Record<string, string>>) =>
    headerWeaknesses(new Headers(BUILD), new Headers({ ...BUILD, ...changes }));

  test.each([
    ['Accept-CH', 'Sec-CH-UA-Model'],
    ['Access-Control-Allow-Origin', '*'],
    ['Alt-Svc', 'h3="a.example:443"; ma=86400'],
    ['Constructor', '1'],
    ['Clear-Site-Data', '"storage"'],
    ['Content-Disposition', 'attachment; filename=a.exe'],
    ['Content-Encoding', 'dcb'],
    ['Content-Security-Policy-Report-Only', "default-src 'none'; report-uri https://a.example"],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Document-Policy', 'js-profiling'],
    ['Link', '<https://a.example>; rel=preload; as=script'],
    ['NEL', '{"report_to":"a"}'],
    ['Origin-Agent-Cluster', '?0'],
    ['Origin-Trial', 'token'],
    ['Permissions-Policy-Report-Only', 'camera=()'],
    ['Refresh', '0; url=https://a.example'],
    ['Report-To', '{"group":"a"}'],
    ['Reporting-Endpoints', 'a="https://a.example"'],
    ['Service-Worker-Allowed', '/'],
    ['Set-Cookie', 'id=1'],
    ['SourceMap', 'https://a.example/map'],
    ['Speculation-Rules', '"https://a.example/rules.json"'],
    ['Supports-Loading-Mode', 'credentialed-prerender'],
    ['Timing-Allow-Origin', '*'],
    ['Use-As-Dictionary', 'match="/*"'],
    ['X-Not-Heard-Of', '1'],
  ])('%s', (name, value) => {
    const [weakness = '', ...more] = weaknesses({ [name]: value });
    expect(weakness.toLowerCase()).toBe(`${name} was added: ${value}`.toLowerCase());
    expect(more).toEqual([]);
  });

  // Headers of nginx, Cloudflare, Netlify, Fastly, CloudFront and Vercel.
  test('what hosts add without an effect on the page passes', () => {
    const added = {
      Age: '12',
      'Alt-Svc': 'h3=":443"; ma=86400, h3-29=":443"; ma=86400',
      'CF-RAY': '8f0c2a1b3d4e5f60-FRA',
      'Content-Encoding': 'zstd',
      Date: 'Tue, 24 Nov 2026 10:00:00 GMT',
      ETag: 'W/"other"',
      Server: 'nginx/1.28.0',
      'Server-Timing': 'cfExtPri',
      'Strict-Transport-Security': 'max-age=0',
      Vary: 'Accept-Encoding',
      Via: '1.1 varnish',
      'X-Amz-Cf-Id': 'a1',
      'X-Cache': 'HIT',
      'X-NF-Request-ID': '01J',
      'X-Served-By': 'cache-fra-1',
      'X-Vercel-Id': 'fra1::a',
    };
    expect(weaknesses(added)).toEqual([]);
  });

  const PERMISSIONS = securityHeaders('/')['Permissions-Policy'] ?? '';

  test.each<[string, string, string]>([
    ['Content-Type', 'text/html; charset=utf-16', 'is text/html; charset=utf-16, not text/html; charset=utf-8'],
    ['Content-Type', 'text/html; charset=utf-8, text/plain', 'is text/html; charset=utf-8, text/plain, not'],
    ['Cache-Control', 'max-age=86400, x-no-cache', 'is max-age=86400, x-no-cache, not no-cache'],
    ['Cache-Control', 'max-age=0, stale-while-revalidate=86400', 'is max-age=0, stale-while-revalidate=86400, not'],
    ['Permissions-Policy', `${PERMISSIONS}, usb=*`, 'allows usb to *'],
    ['Permissions-Policy', `${PERMISSIONS}, bluetooth=*`, 'allows bluetooth to *'],
    ['Permissions-Policy', `${PERMISSIONS}, ?`, 'has the malformed member "?"'],
    ['Referrer-Policy', 'unsafe-url', 'is unsafe-url, not no-referrer'],
    ['Permissions-Policy', `usb=?, ${PERMISSIONS}`, 'allows usb to ?'],
  ])('%s is weaker (#%#)', (name, value, sentence) => {
    expect(weaknesses({ [name]: value })).toEqual([expect.stringContaining(`${name} ${sentence}`)]);
  });

  test('a lifetime of HSTS that browsers cannot read is none', () => {
    const wanted = new Headers({ 'Strict-Transport-Security': 'max-age=31536000' });
    const verdict = (value: string) => headerWeaknesses(wanted, new Headers({ 'Strict-Transport-Security': value }));
    expect(verdict('max-age=63072000; includeSubDomains; preload')).toEqual([]);
    expect(verdict('x-max-age=31536000')).toEqual(['Strict-Transport-Security lasts 0 s, not 31536000 s']);
  });
});
