#!/usr/bin/env python3
"""Writes cases.jsonl: blobs and the layers that independent programs find in them.

Blobs are made with Python's standard library, OpenSSL, gzip, FFmpeg and other common programs. Names of file types, sizes and facts
come from these programs. `source` is the public page whose question or example a case is like; the blob is a short public
string, or one of the same kind that is made here.

    python3 tests/unit/identify/make-cases.py > tests/unit/identify/cases.jsonl
"""
import base64, binascii, datetime, gzip, hashlib, html, json, os, quopri, re, struct, subprocess, sys, tempfile
import urllib.parse, uuid, zlib

cases = []
TEXT = ['text?']


def case(name, blob, layers, source=None, content=None, facts=None):
    """`layers`: the kind of the best reading of each layer; with `?` it must only be possible, and may be another than the first."""
    row = {'name': name, 'layers': layers}
    if isinstance(blob, bytes):
        row['base64'] = base64.b64encode(blob).decode()
    else:
        row['text'] = blob
    if source:
        row['source'] = source
    if content is not None:
        data = content.encode() if isinstance(content, str) else content
        row['sha256'] = hashlib.sha256(data).hexdigest()
    if facts:
        row['facts'] = facts
    cases.append(row)


def run(*command, stdin=None):
    return subprocess.run(command, input=stdin, check=True, capture_output=True).stdout


def b64(data, url=False, pad=True):
    data = data.encode() if isinstance(data, str) else data
    text = (base64.urlsafe_b64encode if url else base64.b64encode)(data).decode()
    return text if pad else text.rstrip('=')


def raw_deflate(data):
    engine = zlib.compressobj(9, zlib.DEFLATED, -15)
    return engine.compress(data) + engine.flush()


def utc(seconds):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime('%Y-%m-%d %H:%M:%S UTC')


def utc_ms(ms):
    seconds = utc(ms // 1000)
    return seconds if ms % 1000 == 0 else seconds.replace(' UTC', f'.{ms % 1000:03d} UTC')


SO = 'https://stackoverflow.com/questions/'
GH = 'https://github.com/'

# Base64 and its kin.
KUSTO = 'https://learn.microsoft.com/en-us/azure/data-explorer/kusto/query/gzip-base64-decompress'
POWERSHELL = SO + '15414678/how-to-decode-a-base64-string'
MSDN = 'http://blogs.msdn.com/b/timid/archive/2014/03/26/powershell-encodedcommand-and-round-trips.aspx'
HELM = GH + 'helm/helm/issues/6409'
case('gzip in Base64', 'H4sIAAAAAAAA/wEUAOv/MTIzNDU2Nzg5MHF3ZXJ0eXVpb3A6m7f2FAAAAA==', ['base64', 'compressed', 'text?'], KUSTO, '1234567890qwertyuiop')
case('a short word in Base64', 'YmxhaGJsYWg=', ['base64'] + TEXT, POWERSHELL, 'blahblah')
case('a greeting in Base64', 'aGVsbG8sIHdvcmxk', ['base64'] + TEXT, 'https://blog.natfan.io/base64.ps1', 'hello, world')
case('an encoded command of PowerShell', b64('dir "c:\\program files" '.encode('utf-16-le')), ['base64'] + TEXT, MSDN, 'dir "c:\\program files" ')
case('UTF-16 text in Base64', b64('Get-Process | Sort-Object CPU'.encode('utf-16-le')), ['base64'] + TEXT, 'https://protiguous.blogspot.com/2015/09/powershell-encodedcommand-and-round.html', 'Get-Process | Sort-Object CPU')
case('a release of Helm', b64(b64(gzip.compress(b'{"name":"my-app","version":1,"namespace":"default"}', mtime=0))), ['base64', 'base64', 'compressed', 'json'], HELM, '{"name":"my-app","version":1,"namespace":"default"}')
case('credentials in Base64 twice', b64(b64('{"verifier":{"salt":"x1"},"version":"2"}')), ['base64', 'base64', 'json'], GH + '1Password/connect-helm-charts/issues/202', '{"verifier":{"salt":"x1"},"version":"2"}')
case('a value of a Kubernetes secret', 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IHllbGxvdyBkb2cu', ['base64'] + TEXT, GH + 'helm/helm/issues/11464', 'The quick brown fox jumps over the lazy yellow dog.')
case('a service account in Base64', b64(json.dumps({'type': 'service_account', 'project_id': 'demo'}, indent=2)), ['base64', 'json'], GH + 'benjamin-maynard/kubernetes-cloud-mysql-backup/pull/18', json.dumps({'type': 'service_account', 'project_id': 'demo'}, indent=2))
hexes = ' '.join(f'0x{byte:02x}' for byte in b'nothing to see here').encode()
case('hex bytes in gzip in Base64', b64(gzip.compress(hexes, mtime=0)), ['base64', 'compressed', 'hex'] + TEXT, 'https://iphone-swift.wekeepcoding.com/article/32300726/How+to+figure+out+what+and+encoded+string+contains', 'nothing to see here')
case('a payload of an app in gzip and Base64', b64(gzip.compress(b'<response><status>ok</status></response>', mtime=0)), ['base64', 'compressed', 'xml'], 'https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/55122138/unable-to-decode-gzipped-base64-nsstring', '<response><status>ok</status></response>')
case('Base32 around gzip', base64.b32encode(gzip.compress(b'flag: look inside the layers', mtime=0)).decode(), ['base32', 'compressed'] + TEXT, 'https://node-js.developreference.com/article/14364458/How+can+i+check+a+base64+string+is+a+file+what+type+or+not', 'flag: look inside the layers')
case('Base64 without padding', b64('any carnal pleasure', pad=False), ['base64'] + TEXT, None, 'any carnal pleasure')
case('URL-safe Base64', b64('subjects?_d=1&ok=~~>>>???', url=True), ['base64'] + TEXT, None, 'subjects?_d=1&ok=~~>>>???')
case('Base64 in lines of 76', base64.encodebytes(b'The five boxing wizards jump quickly. ' * 5).decode(), ['base64'] + TEXT, None, b'The five boxing wizards jump quickly. ' * 5)
case('Base64 three times', b64(b64(b64('nested three times'))), ['base64', 'base64', 'base64'] + TEXT, None, 'nested three times')
case('Chinese in Base64', b64('你好，世界'), ['base64'] + TEXT, None, '你好，世界')
case('HTTP Basic credentials', 'Basic ' + b64('aladdin:opensesame'), ['base64'] + TEXT, None, 'aladdin:opensesame')
case('zlib in Base64', b64(zlib.compress(b'{"items":[1,2,3],"next":null}')), ['base64', 'compressed', 'json'], None, '{"items":[1,2,3],"next":null}')
case('Base32 with padding', base64.b32encode(b'Hello World').decode(), ['base32'] + TEXT, None, 'Hello World')
case('a secret for one-time passwords', 'JBSWY3DPEHPK3PXP', ['base32?'])
case('Ascii85', base64.a85encode(b'Man is distinguished', adobe=True).decode(), ['ascii85'] + TEXT, None, 'Man is distinguished')
case('random bytes in Base64', b64(hashlib.sha512(b'seed').digest()[:33]), ['base64?'])

# Hex and binary digits.
CTF = 'https://ctflearn.com/challenge/230'
PICO = 'https://solivaquaant.github.io/my-small-blog/docs/pico-ctf/general-skills/ascii-numbers'
bits = '01000011010101000100011001111011010000100110100101110100010111110100011001101100011010010111000001110000011010010110111001111101'
case('binary digits of a flag', bits, ['binary'] + TEXT, CTF, int(bits, 2).to_bytes(16, 'big'))
case('hex bytes with spaces', '43 54 46 7b 42 69 74 5f 46 6c 69 70 70 69 6e 7d', ['hex'] + TEXT, CTF + '/6974', bytes.fromhex('4354467b4269745f466c697070696e7d'))
case('hex bytes with prefixes', ' '.join(f'0x{byte:02x}' for byte in b'picoCTF{an example}'), ['hex'] + TEXT, PICO, 'picoCTF{an example}')
case('hex of a word', b'picoCTF{p}'.hex(), ['hex'] + TEXT, 'https://cybercrack.net/write-ups/picoctf-2019/general-skills-picoctf-2019/lets-warm-up', 'picoCTF{p}')
case('binary digits in groups', '01001000 01100101 01101100 01101100 01101111', ['binary'] + TEXT, None, 'Hello')
case('hex with colons', ':'.join(f'{byte:02X}' for byte in b'colons here'), ['hex'] + TEXT, None, 'colons here')
case('hex with C escapes', ''.join(f'\\x{byte:02x}' for byte in b'/bin/sh -c id'), ['hex'] + TEXT, None, '/bin/sh -c id')
case('hex of JSON', b'{"id":7}'.hex(), ['hex', 'json'], None, '{"id":7}')
case('hex of Base64', b64('double wrapped').encode().hex(), ['hex', 'base64'] + TEXT, None, 'double wrapped')
case('hex of a gzip file', gzip.compress(b'hexed and zipped', mtime=0).hex(), ['hex', 'compressed'] + TEXT, None, 'hexed and zipped')
case('eight hex digits', 'deadbeef', ['text?'])
case('a hex dump', run('xxd', stdin=b'The quick brown fox jumps over the lazy dog').decode() if subprocess.run(['which', 'xxd'], capture_output=True).returncode == 0 else ''.join(f'{at:08x}: {" ".join(part[i:i+2].hex() for i in range(0, len(part), 2)):<39}  {"".join(chr(b) if 32 <= b < 127 else "." for b in part)}\n' for at, part in ((at, b'The quick brown fox jumps over the lazy dog'[at:at + 16]) for at in range(0, 43, 16))), ['hex-dump'] + TEXT, None, 'The quick brown fox jumps over the lazy dog')

# Percent escapes, entities, quoted-printable, JSON strings, data URLs.
case('a space encoded twice', 'report%2520final%2520v2.pdf', ['url-encoded', 'url-encoded'] + TEXT, GH + 'Contrast-Security-OSS/docs/pull/157', 'report final v2.pdf')
case('escapes encoded twice', '%2522instant%2520answers%2522', ['url-encoded', 'url-encoded'] + TEXT, GH + 'duckduckgo/zeroclickinfo-goodies/issues/3502', '"instant answers"')
case('a path encoded twice', 'secret%252Fdata%252Fmy%2520app', ['url-encoded', 'url-encoded'] + TEXT, GH + 'hashicorp/vault/pull/10596', 'secret/data/my app')
case('a colon encoded twice', 'ga%253Aid%253D12', ['url-encoded', 'url-encoded'] + TEXT, GH + 'googleanalytics/ga-dev-tools/pull/48', 'ga:id=12')
case('entities, percent-encoded', 'a%26amp%3Bb', ['url-encoded', 'html-entities'] + TEXT, GH + '0dayCTF/reverse-shell-generator/issues/82', 'a&b')
case('entities encoded twice', '&amp;quot;quoted&amp;quot; &amp;amp; done', ['html-entities', 'html-entities'] + TEXT, GH + 'newrelic/docs-website/pull/20582', '"quoted" & done')
case('a name with an at sign', 'foo%20bar%40baz', ['url-encoded'] + TEXT, 'http://uagra.uninsubria.it/intranet/doc/php3/function.rawurldecode.html', 'foo bar@baz')
case('a quoted-printable word', 'F=C3=BCr alle', ['quoted-printable'] + TEXT, 'http://lists.runrev.com/pipermail/use-livecode/2019-November/257237.html', 'Für alle')
case('a quoted-printable text', quopri.encodestring('Voilà, déjà vu: a line that is so long that it must be broken softly before its end, naïve café.\n'.encode()).decode(), ['quoted-printable'] + TEXT, None, 'Voilà, déjà vu: a line that is so long that it must be broken softly before its end, naïve café.\n')
case('form data', urllib.parse.urlencode({'q': 'a & b', 'lang': 'en', 'page': '2'}), ['url-encoded'] + TEXT, None, 'q=a & b&lang=en&page=2')
case('JSON, percent-encoded', urllib.parse.quote('{"a":[1,2]}', safe=''), ['url-encoded', 'json'], None, '{"a":[1,2]}')
case('Japanese, percent-encoded', urllib.parse.quote('東京'), ['url-encoded'] + TEXT, None, '東京')
case('numeric entities', '&#72;&#105;&#33; &#x1F600;', ['html-entities'] + TEXT, None, html.unescape('&#72;&#105;&#33; &#x1F600;'))
case('escaped HTML', html.escape('<p class="x">Hi</p>'), ['html-entities', 'xml'], None, '<p class="x">Hi</p>')
STRINGS = '"{\\"a\\":2,\\"b\\":4,\\"c\\":6}"'
case('JSON in a string', STRINGS, ['json-string', 'json'], GH + 'upstash/react-ui/pull/74', json.loads(STRINGS))
case('JSON in a string in a string', json.dumps(json.dumps(json.dumps({'deep': True}))), ['json-string', 'json-string', 'json'], GH + 'onmyway133/notes/issues/435', json.dumps({'deep': True}))
case('metadata that was written twice', json.dumps(json.dumps({'pageContent': 'x', 'metadata': {'url': 'https://example.com'}})), ['json-string', 'json'], GH + 'ItzCrazyKns/Vane/pull/892', json.dumps({'pageContent': 'x', 'metadata': {'url': 'https://example.com'}}))
case('JSON with JSON in a value', '{"foo": "\\"bar\\""}', ['json'], GH + 'jqlang/jq/issues/2501', None, {'Names': '1'})
case('parameters that were written twice', json.dumps(json.dumps({'name': 'andré', 'age': '7'})), ['json-string', 'json'], GH + 'Emtyloc/json-enc-custom/issues/1')
case('a data URL with Base64', 'data:text/plain;base64,' + b64('Hello from a data URL'), ['data-uri'] + TEXT, None, 'Hello from a data URL')
case('a data URL with escapes', 'data:text/html,%3Ch1%3EHello%3C%2Fh1%3E', ['data-uri', 'xml'], None, '<h1>Hello</h1>')
case('JSON in a data URL', 'data:application/json;charset=utf-8;base64,' + b64('{"version":3,"sources":[]}'), ['data-uri', 'json'], None, '{"version":3,"sources":[]}')

# Tokens.
OMNI = 'https://omniapps.blog/jwt-payload-decode'
def token(header, claims):
    return f"{b64(json.dumps(header), url=True, pad=False)}.{b64(json.dumps(claims), url=True, pad=False)}.{b64(hashlib.sha256(b'x').digest(), url=True, pad=False)}"
claims = {'sub': '1234567890', 'name': 'Ada', 'iat': 1516239022, 'exp': 1516242622}
case('a JWT', token({'alg': 'HS256', 'typ': 'JWT'}, claims), ['jwt', 'json'], OMNI, json.dumps(claims))
case('a JWT of an app', token({'alg': 'RS256', 'kid': 'k1'}, {'iss': 'https://id.example', 'email': 'a@b.example'}), ['jwt', 'json'], 'https://githubissues.com/tweaselORG/TrackHAR/79', json.dumps({'iss': 'https://id.example', 'email': 'a@b.example'}))
case('a JWT with its scheme', 'Bearer ' + token({'alg': 'ES256'}, {'aud': 'api'}), ['jwt', 'json'], 'https://rowcode.com/q-decode-jwt', json.dumps({'aud': 'api'}))
case('an encrypted token', '.'.join([b64('{"alg":"RSA-OAEP","enc":"A256GCM"}', True, False)] + [b64(hashlib.sha256(bytes([at])).digest(), True, False) for at in range(4)]), ['jwt'], None, None, {'Algorithm': 'RSA-OAEP'})

# URLs.
request = b'<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_abc123" Version="2.0"/>'
case('a SAML request in a URL', 'https://idp.example/sso?SAMLRequest=' + urllib.parse.quote(b64(raw_deflate(request)), safe=''), ['url', 'base64', 'compressed', 'xml'], 'https://toolbelt.clariomedia.com/docs/security-encoding/saml-decoder', request)
case('a SAML request alone', b64(raw_deflate(request)), ['base64', 'compressed', 'xml'], 'https://developer.pingidentity.com/en/tools/saml-decoder.html', request)
case('a SAML request, percent-encoded', urllib.parse.quote(b64(raw_deflate(request)), safe=''), ['url-encoded', 'base64', 'compressed', 'xml'], 'https://support.huaweicloud.com/intl/th-th/devg-bpconsole/appendix_00002.html', request)
case('a SAML response of a form', b64(b'<?xml version="1.0"?><samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>'), ['base64', 'xml'], 'https://saml-validator.ssojet.com/base64')
case('a URL with a query', 'https://shop.example:8443/a/b?q=red%20shoes&page=2#top', ['url'], None, None, {'Host': 'shop.example', 'Port': '8443', 'Parameter q': 'red shoes', 'Parameter page': '2'})
case('a redirect in a URL', 'https://login.example/?continue=' + urllib.parse.quote('https://app.example/home?x=1', safe=''), ['url', 'url'], None, 'https://app.example/home?x=1', {'Host': 'app.example'})
case('a secret for a one-time password', 'otpauth://totp/Example:alice?secret=ABC2&issuer=Example', ['url'], None, None, {'Parameter issuer': 'Example'})

# Times and identifiers.
CHRONO = 'https://chronoshift.app/blog/every-timestamp-format-explained'
UNIXTIME = 'https://unixepochtime.com/guides/unix-timestamp-formats'
def since(year, units):
    return units - int((datetime.datetime(1970, 1, 1) - datetime.datetime(year, 1, 1)).total_seconds())
case('a column with seconds', '1704067200', ['unix-time?'], 'http://blog.toolgrid.io/2026/01/timestamp-converter-online.html', None, {'Date': utc(1704067200)})
case('a time of Active Directory', '133515360000000000', ['unix-time?'], CHRONO, None, {'Date': utc(since(1601, 13351536000))})
case('seconds of Unix', '1771387200', ['unix-time?'], CHRONO, None, {'Date': utc(1771387200)})
case('milliseconds of Unix', '1771387200000', ['unix-time?'], CHRONO, None, {'Date': utc(1771387200)})
case('a Windows file time', '129518309081725000', ['unix-time?'], 'https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1', None, {'Date': utc_ms(since(1601, 12951830908) * 1000 + 172)})
case('milliseconds of JavaScript', '1700000000000', ['unix-time?'], UNIXTIME, None, {'Date': utc(1700000000)})
case('a date of an email', 'Wed, 15 Nov 2023 06:13:20 GMT', ['time'], UNIXTIME, None, {'Date': '2023-11-15 06:13:20 UTC', 'Unix time in seconds': '1700028800'})
case('a date with an offset', '2023-11-15T01:13:20-05:00', ['time'], UNIXTIME, None, {'Date': '2023-11-15 06:13:20 UTC'})
case('seconds in a guide', '1716048000', ['unix-time?'], 'https://968t.com/en/articles/timestamp-guide/', None, {'Date': utc(1716048000)})
case('seconds in a post', '1742054400', ['unix-time?'], 'https://quickytools.app/en/blog/what-is-a-unix-timestamp', None, {'Date': utc(1742054400)})
case('microseconds', '1700000000123456', ['unix-time?'], 'https://whiz.tools/timestamp-to-date-converter/en', None, {'Date': utc_ms(1700000000123)})
case('nanoseconds', '1700000000123456789', ['unix-time?'], None, None, {'Date': utc_ms(1700000000123)})
case('a time of Chrome', '13350000000000000', ['unix-time?'], None, None, {'Date': utc(since(1601, 13350000000))})
case('ticks of .NET', '638000000000000000', ['unix-time?'], None, None, {'Date': utc(since(1, 63800000000))})
case('a log entry’s time', '2024-01-15T14:30:45.123Z', ['time'], 'http://blog.toolgrid.io/2026/01/timestamp-converter-online.html', None, {'Unix time in milliseconds': '1705329045123'})
case('a time without a zone', '2024-05-01 08:09:10', ['time'], None, None, {'Unix time in seconds': '1714550950'})
OBJECT = 'https://www.learnthatstack.com/interview-questions/database_technologies/mongodb/what-is-objectid-in-mongodb-20657'
def object_date(text):
    return utc(int(text[:8], 16))
case('an ObjectId of a shell', 'ObjectId("507f1f77bcf86cd799439011")', ['object-id'], OBJECT, None, {'Created': object_date('507f1f77')})
case('an ObjectId', '507f1f77bcf86cd799439011', ['object-id?'], 'https://smartformatter.com/tools/objectid-to-timestamp', None, {'Created': object_date('507f1f77')})
case('an ObjectId of a post', '65f87920068c7d17cb1288d6', ['object-id?'], 'https://blog.bmonish.tech/tech-dive-1-mongodbs-objectid', None, {'Created': object_date('65f87920'), 'Counter': str(0x1288d6)})
case('an ObjectId in single quotes', "ObjectId('665377378755af3d1e7c5701')", ['object-id'], 'https://blog.bmonish.tech/tech-dive-1-mongodbs-objectid', None, {'Created': object_date('66537737')})
DECODER = 'https://onlineuuidgenerator.pages.dev/tools/uuid-decoder.html'
def uuid1_date(text):
    return utc_ms((uuid.UUID(text).time - 0x01b21dd213814000) // 10**4)
case('a UUID of version 1', '6ba7b810-9dad-11d1-80b4-00c04fd430c8', ['uuid'], DECODER, None, {'Version': '1', 'Contents': 'made ' + uuid1_date('6ba7b810-9dad-11d1-80b4-00c04fd430c8')})
case('a UUID of version 7', '018f4360-7a70-7c5e-bcd5-1a2b3c4d5e6f', ['uuid'], DECODER, None, {'Version': '7', 'Contents': 'made ' + utc_ms(0x018f43607a70)})
case('a UUID of version 4', 'eaf20a8a-7687-4acb-8253-218682888dd8', ['uuid'], 'https://eonblock.com/search/label/version%204', None, {'Version': '4', 'Contents': 'random'})
case('a newer UUID of version 7', '0192f8e3-7b2a-7c41-9d3e-2f6a1b8c4d5e', ['uuid'], 'https://dev.to/earthbound_misfit/half-your-uuids-know-when-they-were-made-half-dont-35oh', None, {'Version': '7', 'Contents': 'made ' + utc_ms(0x0192f8e37b2a)})
case('a UUID in braces', '{' + str(uuid.uuid5(uuid.NAMESPACE_DNS, 'example.com')).upper() + '}', ['uuid'], None, None, {'Version': '5', 'Contents': 'from a name', 'Without hyphens': uuid.uuid5(uuid.NAMESPACE_DNS, 'example.com').hex})
case('a ULID', '01ARZ3NDEKTSV4RRFFQ69G5FAV', ['ulid'], 'http://cpancover.com/latest/Data-ULID-1.1.3_02/blib-lib-Data-ULID-pm.html', None, {'Created': 'made ' + utc_ms(1469922850259)})
SNOW = 'https://keydecryptor.com/misc-tools/snowflake'
case('an ID of Discord', '175928847299117063', ['snowflake?'], SNOW, None, {'Date': '2016-04-30 11:18:25.796 UTC'})
case('a newer ID of Discord', '1512826732476891136', ['snowflake?'], 'https://www.epochconverter.com/snowflake', None, {'Date': utc_ms((1512826732476891136 >> 22) + 1420070400000)})
case('an ID of a Discord server', '267624335836053506', ['snowflake?'], 'https://discordlabs.org/tools/snowflake-to-date', None, {'Date': utc_ms((267624335836053506 >> 22) + 1420070400000)})

# Hashes.
HASHES = 'https://hosterdojo.com/blog/simple-identification-of-hash-algorithms'
for length, (name, page) in {'md5': ('MD5', HASHES), 'sha1': ('SHA-1', HASHES), 'sha256': ('SHA-256', HASHES), 'sha512': ('SHA-512', HASHES), 'sha384': ('SHA-384', 'https://texttools.cc/hash-identification-guide'), 'sha224': ('SHA-224', 'https://deepvcode.com/guides/3d0430b0')}.items():
    case(f'a hash of {name}', hashlib.new(length, b'hash me').hexdigest(), ['hash'], page, None, None)
case('NTLM, which is as long as MD5', '8846f7eaee8fb117ad06bdd830b7586c', ['hash'], 'https://www.iptoolspro.com/hash-identifier.php', None, {'Same length': 'MD4, NTLM, RIPEMD-128, UUID'})
case('a hash of bcrypt', run('htpasswd', '-nbBC', '10', 'x', 'secret').decode().strip().split(':')[1], ['password-hash'], 'https://www.pacgie.com/hash-identifier', None, {'Cost': '10'})
import warnings
warnings.simplefilter('ignore')
import crypt
case('a line of a shadow file', crypt.crypt('secret', '$6$saltstring'), ['password-hash'], 'https://www.pacgie.com/hash-identifier', None, {'Prefix': '6'})
case('a hash of Argon2', '$argon2id$v=19$m=65536,t=3,p=4$' + b64(b'saltsaltsalt', pad=False) + '$' + b64(hashlib.sha256(b'a').digest(), pad=False), ['password-hash'], 'https://peasymath.com/th/glossary/argon2', None, {'Cost': 'm=65536,t=3,p=4'})
case('a list of checksums', ''.join(f'{hashlib.sha256(name.encode()).hexdigest()}  {name}\n' for name in ('a.iso', 'b.iso')), ['checksums'])
case('a digest with its name', 'sha256:' + hashlib.sha256(b'image').hexdigest(), ['hash'])

# Colors and addresses.
case('a color with six digits', '#ff8800', ['color'], None, None, {'RGB': 'rgb(255 136 0)'})
case('a color as a function', 'hsl(210deg 50% 40%)', ['color'])
case('the name of a color', 'tomato', ['color?'])
case('an IPv4 address', '192.168.10.254', ['ip-address'], None, None, {'Network': 'private network'})
case('an IPv4 network', '10.20.0.0/16', ['ip-address'], None, None, {'Prefix length': '16'})
case('an IPv6 address', '2001:db8::8a2e:370:7334', ['ip-address'])

# Structured text.
case('JSON', '{"id": 12345678901234567890, "tags": ["a"]}', ['json'], None, None, {'Names': '2', 'Contains': 'id, tags'})
case('a list in JSON', '[{"a":1},{"a":2}]', ['json'], None, None, {'Items': '2'})
case('JSON Lines', '{"a":1}\n{"a":2}\n', ['json-lines'])
case('XML', '<?xml version="1.0"?>\n<note xmlns="urn:n"><to>Ada</to></note>\n', ['xml'], None, None, {'Root element': 'note', 'Namespace': 'urn:n'})
case('YAML', 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  containers:\n    - image: nginx\n', ['yaml'])
case('HTML', '<!DOCTYPE html><html><body><p>Hi<br></body></html>', ['html'])
case('a patch', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n', ['diff'])
case('a sentence', 'The meeting is at noon, so bring the slides.', TEXT)
case('nothing', '', ['empty?'])
case('a mail in quoted-printable', 'From: a@example.com\r\nSubject: Hi\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n' + quopri.encodestring('Grüße aus Köln'.encode()).decode(), ['mime'] + TEXT, 'https://e.mkhl.fi/opensuse/repositories/devel:/languages:/ruby:/extensions/SLE_11_SP4/i586/ruby1.8-rubygem-mail-doc-2_5-2.5.5-5.9.i586.rpm', 'Grüße aus Köln')
import email, email.policy
from email.message import EmailMessage


def tree_case(name, blob, layers, parents=None, below=(), facts=None, gone=()):
    """A message with parts. Python's parser says what each part has; `below` has the contents of further layers, by their index.

    `parents`: the index of each layer's parent; without it, all are parts of the message. `gone`: parts that aren't opened.
    """
    parsed = email.message_from_bytes(blob, policy=email.policy.compat32)
    contents = []

    def walk(message):
        for part in message.get_payload():
            if part.get_content_type().startswith('multipart/'):
                contents.append(None)
                walk(part)
            elif part.get_content_type() == 'message/rfc822':
                contents.append(part.get_payload(0).as_bytes())
            else:
                contents.append(part.get_payload(decode=True))

    walk(parsed)
    contents = [content for at, content in enumerate(contents) if at not in gone]
    for at, content in sorted(dict(below).items()):
        contents.insert(at - 1, content)
    row = {'name': name, 'layers': layers, 'parents': [None] + (parents or [0] * (len(layers) - 1))}
    row['contents'] = [None] + [content and hashlib.sha256(content).hexdigest() for content in contents]
    assert len(row['layers']) == len(row['parents']) == len(row['contents']), name
    row['base64'] = base64.b64encode(blob).decode()
    if facts:
        row['outer'] = facts
    cases.append(row)


mail = EmailMessage()
mail['From'], mail['To'], mail['Subject'] = 'a@example.com', 'b@example.com', 'Report'
mail.set_content('See the attachment.')
mail.add_attachment(b'a,b\n1,2\n', maintype='text', subtype='csv', filename='report.csv')
mail.set_boundary('part-of-the-mail')
tree_case('a mail with an attachment', mail.as_bytes(), ['mime'] + TEXT + TEXT, facts={'Subject': 'Report', 'Part 2': 'text/csv, base64, report.csv'})
mail = EmailMessage()
mail['Subject'] = 'JSON'
mail.set_content(b'{"report": true}', 'application', 'json', cte='base64')
case('a mail whose body is Base64', mail.as_string(), ['mime', 'json'], None, '{"report": true}')


# Messages with several parts.
MIXED = b'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=%s\r\n\r\n'
HTML = '<!DOCTYPE html><html><body><p>Grüße aus <b>Köln</b></p></body></html>\n'
DETAILS = json.dumps({'report': {'rows': [1, 2, 3], 'ok': True}}).encode()


def message(subject='Hi'):
    made = EmailMessage()
    made['From'], made['To'], made['Subject'] = 'a@example.com', 'b@example.com', subject
    return made


def raw(boundary, *parts, before=b'', after=b'', end=True, eol=b'\r\n'):
    line = b'--' + boundary
    middle = b''.join(line + eol + part + eol for part in parts)
    return (MIXED % boundary).replace(b'\r\n', eol) + before + middle + (line + b'--' + after if end else b'')


mail = message()
mail.set_content('Greetings from Cologne.')
mail.add_alternative(HTML, subtype='html', cte='base64')
mail.set_boundary('both')
tree_case('a text and its HTML', mail.as_bytes(), ['mime'] + TEXT + ['html'], facts={'Part 1': 'text/plain, 7bit', 'Part 2': 'text/html, base64'})
mail = message()
mail.set_content('Zur Übersicht, wie gewünscht.', cte='quoted-printable')
mail.add_attachment(b'Monat,Summe,Ort\nM\xc3\xa4rz,2,K\xc3\xb6ln\nApril,3,Bonn\nMai,4,Kiel\n', maintype='text', subtype='csv', filename='Übersicht über alle Größen im März, mit Änderungen und Erläuterungen für Köln.csv')
mail.set_boundary('named')
assert b"filename*0*=" in mail.as_bytes()
tree_case('an attachment with a name in RFC 2231', mail.as_bytes(), ['mime'] + TEXT + ['csv?'], facts={'Part 2': 'text/csv, base64, ' + mail.get_payload(1).get_filename()})
mail = message()
mail.set_content('Plain words.')
mail.add_alternative(HTML, subtype='html', cte='quoted-printable')
mail.add_attachment(DETAILS, maintype='application', subtype='json', filename='report.json')
mail.set_boundary('outer')
mail.get_payload(0).set_boundary('outer-inner')
tree_case('a message within a message', mail.as_bytes(), ['mime', 'mime'] + TEXT + ['html', 'json'], [0, 1, 1, 0])
mail = message()
mail.set_content('€ 5 = 5 €, and lines that are too long for a mail, so they are broken: ' + 'ä' * 60, cte='quoted-printable')
mail.add_attachment(gzip.compress(base64.b64encode(DETAILS), mtime=0), maintype='application', subtype='gzip', filename='report.gz')
mail.set_boundary('deep')
tree_case('a gzip file in a mail, down to its bottom', mail.as_bytes(), ['mime'] + TEXT + ['compressed', 'base64', 'json'], [0, 0, 2, 3], {3: base64.b64encode(DETAILS), 4: DETAILS})
PLAIN, JSON_PART = b'Content-Type: text/plain\r\n\r\nThe first part has words.', b'Content-Type: application/json\r\nContent-Transfer-Encoding: base64\r\n\r\n' + base64.encodebytes(DETAILS).strip()
tree_case('a message without its last delimiter', raw(b'open', PLAIN, JSON_PART, end=False), ['mime'] + TEXT + ['json'])
tree_case('a boundary within a line', raw(b'mid', PLAIN + b' It is not --mid here,\r\n --mid nor here,\r\n--middle nor here.', JSON_PART), ['mime'] + TEXT + ['json'])
tree_case('words around the parts, and a part without headers', raw(b'around', b'\r\nA part without any headers.', JSON_PART, before=b'For old programs.\r\n', after=b'  \r\nThe end.\r\n'), ['mime'] + TEXT + ['json'], facts={'Before the parts': 'For old programs.', 'After the parts': 'The end.'})
tree_case('a message with line feeds only', raw(b'unix', PLAIN.replace(b'\r', b''), JSON_PART.replace(b'\r', b''), eol=b'\n'), ['mime'] + TEXT + ['json'])
tree_case('an empty part', raw(b'none', PLAIN, b'', JSON_PART), ['mime'] + TEXT + ['json'], gone=[1], facts={'Part 2': 'It is empty.'})
tree_case('a damaged part among others', raw(b'bad', PLAIN, JSON_PART + b'?*', JSON_PART), ['mime'] + TEXT + ['json'], gone=[1], facts={'Part 2': 'It isn’t valid in its encoding, base64, so it isn’t opened.'})
tree_case('texts in two encodings', raw(b'two', b'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n' + 'Grüße aus Köln'.encode(), b'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n\r\n' + 'Grüße'.encode('latin-1')), ['mime', 'text?', 'bytes?'])
tree_case('a part of any bytes', raw(b'bin', PLAIN, b'Content-Type: application/gzip\r\nContent-Transfer-Encoding: binary\r\n\r\n' + gzip.compress(DETAILS, mtime=0)), ['mime'] + TEXT + ['compressed', 'json'], [0, 0, 2], {3: DETAILS})
forwarded = message('Forwarded')
forwarded.set_content('What was forwarded.')
mail = message()
mail.set_content('See below.')
mail.add_attachment(forwarded)
mail.set_boundary('forward')
tree_case('a forwarded message', mail.as_bytes(), ['mime'] + TEXT + ['mime'] + TEXT, [0, 0, 2], {3: b'What was forwarded.\n'})
many = [b'Content-Type: text/plain; name=n%d.txt\r\n\r\nThis is the part number %d.' % (at, at) for at in range(1, 16)]
tree_case('more parts than are opened', raw(b'many', *many), ['mime'] + TEXT * 12, gone=[12, 13, 14], facts={'Part 12': 'text/plain, n12.txt', 'Not opened': '3 parts, because at most 12 are opened: 13 (text/plain, n13.txt), 14 (text/plain, n14.txt), 15 (text/plain, n15.txt)'})

# Certificates and keys.
PEMS = 'https://newbe.dev/does-pem-file-contain-both-private-and-public-keys'
folder = tempfile.mkdtemp()
def at(name):
    return os.path.join(folder, name)
def openssl(*command, stdin=None):
    return run('openssl', *command, stdin=stdin)
gnutls = '''-----BEGIN CERTIFICATE-----
MIICLDCCAdKgAwIBAgIBADAKBggqhkjOPQQDAjB9MQswCQYDVQQGEwJCRTEPMA0G
A1UEChMGR251VExTMSUwIwYDVQQLExxHbnVUTFMgY2VydGlmaWNhdGUgYXV0aG9y
aXR5MQ8wDQYDVQQIEwZMZXV2ZW4xJTAjBgNVBAMTHEdudVRMUyBjZXJ0aWZpY2F0
ZSBhdXRob3JpdHkwHhcNMTEwNTIzMjAzODIxWhcNMTIxMjIyMDc0MTUxWjB9MQsw
CQYDVQQGEwJCRTEPMA0GA1UEChMGR251VExTMSUwIwYDVQQLExxHbnVUTFMgY2Vy
dGlmaWNhdGUgYXV0aG9yaXR5MQ8wDQYDVQQIEwZMZXV2ZW4xJTAjBgNVBAMTHEdu
dVRMUyBjZXJ0aWZpY2F0ZSBhdXRob3JpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMB
BwNCAARS2I0jiuNn14Y2sSALCX3IybqiIJUvxUpj+oNfzngvj/Niyv2394BWnW4X
uQ4RTEiywK87WRcWMGgJB5kX/t2no0MwQTAPBgNVHRMBAf8EBTADAQH/MA8GA1Ud
DwEB/wQFAwMHBgAwHQYDVR0OBBYEFPC0gf6YEr+1KLlkQAPLzB9mTigDMAoGCCqG
SM49BAMCA0gAMEUCIDGuwD1KPyG+hRf88MeyMQcqOFZD0TbVleF+UsAGQ4enAiEA
l4wOuDwKQa+upc8GftXE2C//4mKANBC6It01gUaTIpo=
-----END CERTIFICATE-----
'''
def certificate_facts(pem):
    lines = dict(line.split('=', 1) for line in openssl('x509', '-noout', '-subject', '-issuer', '-fingerprint', '-sha256', '-serial', '-startdate', '-enddate', '-nameopt', 'RFC2253', stdin=pem.encode()).decode().splitlines())
    def date(text):
        return datetime.datetime.strptime(re.sub(r'\s+', ' ', text), '%b %d %H:%M:%S %Y GMT').strftime('%Y-%m-%d %H:%M:%S UTC')
    fingerprint = next(value for name, value in lines.items() if 'ingerprint' in name)
    return {'Subject': re.sub(r',(?=\w+=)', ', ', lines['subject']), 'Issuer': re.sub(r',(?=\w+=)', ', ', lines['issuer']), 'Valid from': date(lines['notBefore']), 'Valid until': date(lines['notAfter']), 'Fingerprint (SHA-256)': fingerprint}
case('a certificate of a question', gnutls, ['pem', 'der'], PEMS, openssl('x509', '-outform', 'DER', stdin=gnutls.encode()), {**certificate_facts(gnutls), 'Public key type': 'EC, P-256', 'Certificate authority': 'Yes'})
openssl('genrsa', '-traditional', '-out', at('rsa.pem'), '2048')
openssl('req', '-x509', '-new', '-key', at('rsa.pem'), '-subj', '/C=US/O=Example Inc/CN=www.example.com', '-days', '30', '-addext', 'subjectAltName=DNS:www.example.com,DNS:example.com,IP:192.0.2.1', '-out', at('cert.pem'))
pem = open(at('cert.pem')).read()
PKI = 'https://rug.al/operation/2021/03/06/pki-clarification'
case('a certificate with names', pem, ['pem', 'der'], 'http://fileformats.archiveteam.org/index.php?oldid=14168&title=PEM_encoded_certificate', openssl('x509', '-outform', 'DER', stdin=pem.encode()), {**certificate_facts(pem), 'Public key type': 'RSA, 2048 bits', 'Signature algorithm': 'RSA, SHA-256', 'Alternative names': 'www.example.com, example.com, 192.0.2.1'})
case('a certificate in DER', openssl('x509', '-outform', 'DER', stdin=pem.encode()), ['der'], PKI, None, certificate_facts(pem))
case('a certificate in Base64 without its lines', b64(openssl('x509', '-outform', 'DER', stdin=pem.encode())), ['base64', 'der'], None, None, certificate_facts(pem))
case('a private key of PKCS #1', open(at('rsa.pem')).read(), ['pem', 'der'], PKI, None, {'Key type': 'RSA, 2048 bits', 'Format': 'PKCS #1'})
case('a private key of PKCS #8', openssl('pkcs8', '-topk8', '-nocrypt', '-in', at('rsa.pem')).decode(), ['pem', 'der'], PKI, None, {'Key type': 'RSA, 2048 bits', 'Format': 'PKCS #8'})
case('a public key of PKCS #1', openssl('rsa', '-in', at('rsa.pem'), '-RSAPublicKey_out').decode(), ['pem', 'der'], 'https://roastidio.us/topic/17464475', None, {'Key type': 'RSA, 2048 bits', 'Format': 'PKCS #1'})
case('a public key', openssl('pkey', '-in', at('rsa.pem'), '-pubout').decode(), ['pem', 'der'], 'https://coderoad.ru/7539625', None, {'Key type': 'RSA, 2048 bits'})
openssl('ecparam', '-name', 'secp384r1', '-genkey', '-noout', '-out', at('ec.pem'))
case('a private key on a curve', open(at('ec.pem')).read(), ['pem', 'der'], None, None, {'Key type': 'EC, P-384', 'Format': 'SEC 1'})
case('a public key on a curve', openssl('pkey', '-in', at('ec.pem'), '-pubout').decode(), ['pem', 'der'], None, None, {'Key type': 'EC, P-384'})
openssl('genpkey', '-algorithm', 'ed25519', '-out', at('ed.pem'))
case('an Ed25519 key', open(at('ed.pem')).read(), ['pem', 'der'], None, None, {'Key type': 'Ed25519'})
case('a request for a certificate', openssl('req', '-new', '-key', at('rsa.pem'), '-subj', '/CN=req.example').decode(), ['pem', 'der'], 'https://docs.pingidentity.com/pingdirectory/latest/managing_servers_and_certificates/pd_ds_rep_certs_pvt_keys_cert_signing_reqs.html', None, {'Subject': 'CN=req.example', 'Public key type': 'RSA, 2048 bits'})
case('an encrypted private key', openssl('pkcs8', '-topk8', '-in', at('rsa.pem'), '-passout', 'pass:x').decode(), ['pem', 'der'], PKI)

# Files. `file --mime-type` names the type.
MAGIC = 'https://wiki.bitarus.org/MagicNumbers?action=raw'
def file_case(name, path, kind, source=None, size=None, mime=None):
    data = open(path, 'rb').read()
    found = run('file', '--brief', '--mime-type', path).decode().strip()
    same = {'audio/x-wav': 'audio/wav', 'image/x-ms-bmp': 'image/bmp', 'image/vnd.microsoft.icon': 'image/x-icon', 'application/zstd': 'application/zstd', 'application/x-7z-compressed': 'application/x-7z-compressed'}
    facts = {'Media type': mime or same.get(found, found)}
    if size:
        facts['Dimensions'] = f'{size[0]} × {size[1]} pixels'
    case(name, data, [kind], source, None, facts)
def made(extension, *command, stdin=None):
    path = at(f'made{len(cases)}.{extension}')
    run(*[part.replace('OUT', path) for part in command], stdin=stdin)
    return path
DTP = 'https://dtptips.com/no-extension-no-problem-how-to-identify-almost-any-file-type-by-its-signature'
for extension, source, size in (('png', MAGIC, (37, 21)), ('jpg', MAGIC, (64, 48)), ('gif', MAGIC, (17, 9)), ('bmp', None, (12, 34)), ('tif', None, (23, 29)), ('webp', None, (40, 30))):
    path = made(extension, 'ffmpeg', '-loglevel', 'error', '-f', 'lavfi', '-i', f'color=red:size={size[0]}x{size[1]},format=rgb24', '-frames:v', '1', 'OUT')
    file_case(f'a picture: {extension}', path, 'image', source, size)
png = open(made('png', 'ffmpeg', '-loglevel', 'error', '-f', 'lavfi', '-i', 'color=red:size=3x2,format=rgb24', '-frames:v', '1', 'OUT'), 'rb').read()
case('a picture in a data URL', 'data:image/png;base64,' + b64(png), ['data-uri', 'image'], 'https://node-js.developreference.com/article/14364458/How+can+i+check+a+base64+string+is+a+file+what+type+or+not', png, {'Dimensions': '3 × 2 pixels'})
case('a picture in Base64', b64(png), ['base64', 'image'], 'https://toolymctoolface.com/blog/magic-numbers/', png, {'Media type': 'image/png'})
case('a picture in hex', png.hex(), ['hex', 'image'], 'https://utilitiesbunker.com/kb/magic-numbers-file-signatures', png, {'Dimensions': '3 × 2 pixels'})
open(at('a.txt'), 'w').write('hello\n' * 3)
for extension, command, source in (('zip', ('zip', '-qX', 'OUT', at('a.txt')), MAGIC), ('tar', ('tar', 'cf', 'OUT', '-C', folder, 'a.txt'), MAGIC)):
    file_case(f'an archive: {extension}', made(extension, *command), 'file', source)
for extension, program in (('bz2', 'bzip2'), ('xz', 'xz'), ('zst', 'zstd')):
    path = at(f'b.{extension}')
    open(path, 'wb').write(run(program, '-c', at('a.txt')))
    file_case(f'an archive: {extension}', path, 'file', MAGIC if extension == 'bz2' else None, None, 'application/x-bzip2' if extension == 'bz2' else None)
case('a gzip file', gzip.compress(b'plain text inside', mtime=0), ['compressed'] + TEXT, MAGIC, 'plain text inside')
case('gzip in gzip', gzip.compress(gzip.compress(b'two layers of gzip', mtime=0), mtime=0), ['compressed', 'compressed'] + TEXT, None, 'two layers of gzip')
case('a zlib stream', zlib.compress(b'zlib stream with some text'), ['compressed'] + TEXT, None, 'zlib stream with some text')
case('raw deflate', raw_deflate(b'raw deflate with some text, some text'), ['compressed'] + TEXT, None, 'raw deflate with some text, some text')
for extension, kind, options in (('wav', 'audio', ()), ('flac', 'audio', ()), ('ogg', 'audio', ())):
    file_case(f'a sound: {extension}', made(extension, 'ffmpeg', '-loglevel', 'error', '-f', 'lavfi', '-i', 'sine=duration=0.05', *options, 'OUT'), kind)
file_case('a film', made('mp4', 'ffmpeg', '-loglevel', 'error', '-f', 'lavfi', '-i', 'color=size=16x16:duration=0.1', 'OUT'), 'video', DTP)
case('a PDF document', b'%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n', ['file'], DTP, None, {'Media type': 'application/pdf'})
run('sqlite3', at('d.sqlite'), 'create table t (a)')
case('a database of SQLite', open(at('d.sqlite'), 'rb').read()[:600], ['file'], None, None, {'Media type': 'application/vnd.sqlite3'})
case('a Java class', bytes.fromhex('cafebabe00000034') + bytes(20), ['file'], MAGIC, None, {'Media type': 'application/java-vm'})
case('bytes of nothing known', hashlib.sha512(b'noise').digest(), ['bytes?'])

for row in cases:
    print(json.dumps(row, ensure_ascii=False, separators=(',', ':')))
print(len(cases), 'cases,', sum('source' in row for row in cases), 'with a source', file=sys.stderr)
