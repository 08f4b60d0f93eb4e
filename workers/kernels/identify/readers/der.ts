// PEM (RFC 7468) and DER (X.690): certificates, keys and requests, read by the PeculiarVentures library for ASN.1.
import { AsnConvert, AsnSerializer } from '@peculiar/asn1-schema';
import { CertificationRequest } from '@peculiar/asn1-csr';
import { ECParameters, ECPrivateKey } from '@peculiar/asn1-ecc';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa';
import {
  Certificate,
  CertificateList,
  id_ce_basicConstraints,
  id_ce_subjectAltName,
  BasicConstraints,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  type Extensions,
  type Name,
} from '@peculiar/asn1-x509';
import type { Message, Text } from '../../../contract/run/message';
import { facts, short, utc, type Candidate, type Reader } from '../candidate';
import { message } from '../finding';
import { pem as pemCheck } from '../kinds/secrets';
import type { Fact } from '../spec';
import { openBy } from '../steps';
import { isWholeDer } from './der-length';
import { ALGORITHMS, ATTRIBUTES, CURVES } from './oids';

type Bytes = Uint8Array<ArrayBuffer>;

const hexOf = (bytes: ArrayBuffer | Uint8Array, separator = ''): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(separator);

/** In the order of RFC 4514, which is from the last to the first. */
const nameOf = (name: Name): string =>
  short(
    Array.from(name)
      .toReversed()
      .map((parts) =>
        Array.from(parts, ({ type, value }) => `${ATTRIBUTES[type] ?? type}=${value.toString()}`).join('+'),
      )
      .join(', '),
  );

const algorithmName = (oid: string) => ALGORITHMS[oid] ?? oid;

/** The size of a number in bits, from its big-endian bytes. */
function bitsOf(number: ArrayBuffer): number {
  const bytes = new Uint8Array(number);
  const start = bytes.findIndex((byte) => byte !== 0);
  return start < 0 ? 0 : (bytes.length - start) * 8 - Math.clz32(bytes[start] ?? 0) + 24;
}

const rsaSize = (modulus: ArrayBuffer) => message('keyBits', { type: 'RSA', bits: String(bitsOf(modulus)) });

const curveOf = (parameters: ArrayBuffer | null | undefined): string | undefined => {
  if (!parameters) return undefined;
  const { namedCurve } = AsnConvert.parse(parameters, ECParameters);
  return namedCurve === undefined ? undefined : (CURVES[namedCurve] ?? namedCurve);
};

const onCurve = (curve: string | undefined) =>
  curve === undefined ? 'EC' : message('keyCurve', { type: 'EC', curve });

function keyOf({ algorithm: { algorithm, parameters }, subjectPublicKey }: SubjectPublicKeyInfo): Text {
  const name = algorithmName(algorithm);
  if (name === 'RSA') return rsaSize(AsnConvert.parse(subjectPublicKey, RSAPublicKey).modulus);
  return name === 'EC' ? onCurve(curveOf(parameters)) : name;
}

async function fingerprints(bytes: Bytes): Promise<readonly Fact[]> {
  const [sha1, sha256] = await Promise.all(
    ['SHA-1', 'SHA-256'].map(async (name) => hexOf(await crypto.subtle.digest(name, bytes), ':')),
  );
  return facts(
    [message('fingerprint', { algorithm: 'SHA-256' }), sha256],
    [message('fingerprint', { algorithm: 'SHA-1' }), sha1],
  );
}

const extension = (extensions: Extensions | undefined, id: string) =>
  extensions?.find(({ extnID }) => extnID === id)?.extnValue.buffer;

/** DNS names, IP addresses, email addresses and URLs. */
function otherNames(extensions: Extensions | undefined): string | undefined {
  const found = extension(extensions, id_ce_subjectAltName);
  if (!found) return undefined;
  const names = Array.from(
    AsnConvert.parse(found, SubjectAlternativeName),
    ({ dNSName, iPAddress, rfc822Name, uniformResourceIdentifier }) =>
      dNSName ?? iPAddress ?? rfc822Name ?? uniformResourceIdentifier ?? '?',
  );
  return short(names.join(', '));
}

function isAuthority(extensions: Extensions | undefined): boolean {
  const found = extension(extensions, id_ce_basicConstraints);
  return found !== undefined && AsnConvert.parse(found, BasicConstraints).cA;
}

interface Structure {
  readonly title: Message;
  readonly facts: readonly Fact[];
}

type ReadStructure = (bytes: Bytes) => Promise<Structure> | Structure;

const certificate: ReadStructure = async (bytes) => {
  const { tbsCertificate: body, signatureAlgorithm } = AsnConvert.parse(bytes, Certificate);
  const { validity } = body;
  return {
    title: message('certificateTitle'),
    facts: [
      ...facts(
        [message('subject'), nameOf(body.subject)],
        [message('issuer'), nameOf(body.issuer)],
        [message('validFrom'), utc(validity.notBefore.getTime().getTime())],
        [message('validTo'), utc(validity.notAfter.getTime().getTime())],
        [message('otherNames'), otherNames(body.extensions)],
        [message('publicKey'), keyOf(body.subjectPublicKeyInfo)],
        [message('signatureAlgorithm'), algorithmName(signatureAlgorithm.algorithm)],
        [message('serialNumber'), hexOf(body.serialNumber, ':')],
        [message('authority'), isAuthority(body.extensions) ? message('yes') : undefined],
      ),
      ...(await fingerprints(bytes)),
    ],
  };
};

const request: ReadStructure = async (bytes) => {
  const { certificationRequestInfo: body, signatureAlgorithm } = AsnConvert.parse(bytes, CertificationRequest);
  return {
    title: message('requestTitle'),
    facts: [
      ...facts(
        [message('subject'), nameOf(body.subject)],
        [message('publicKey'), keyOf(body.subjectPKInfo)],
        [message('signatureAlgorithm'), algorithmName(signatureAlgorithm.algorithm)],
      ),
      ...(await fingerprints(bytes)),
    ],
  };
};

const revocations: ReadStructure = (bytes) => {
  const { tbsCertList: body, signatureAlgorithm } = AsnConvert.parse(bytes, CertificateList);
  return {
    title: message('revocationTitle'),
    facts: facts(
      [message('issuer'), nameOf(body.issuer)],
      [message('validFrom'), utc(body.thisUpdate.getTime().getTime())],
      [message('validTo'), body.nextUpdate && utc(body.nextUpdate.getTime().getTime())],
      [message('revoked'), String(body.revokedCertificates?.length ?? 0)],
      [message('signatureAlgorithm'), algorithmName(signatureAlgorithm.algorithm)],
    ),
  };
};

const publicKey: ReadStructure = async (bytes) => ({
  title: message('publicKeyTitle'),
  facts: [
    ...facts([message('keyType'), keyOf(AsnConvert.parse(bytes, SubjectPublicKeyInfo))]),
    ...(await fingerprints(bytes)),
  ],
});

const privateKey: ReadStructure = (bytes) => {
  const { privateKeyAlgorithm, privateKey: inner } = AsnConvert.parse(bytes, PrivateKeyInfo);
  const name = algorithmName(privateKeyAlgorithm.algorithm);
  const type =
    name === 'RSA'
      ? rsaSize(AsnConvert.parse(inner.buffer, RSAPrivateKey).modulus)
      : name === 'EC'
        ? onCurve(curveOf(privateKeyAlgorithm.parameters))
        : name;
  return {
    title: message('privateKeyTitle'),
    facts: facts([message('keyType'), type], [message('format'), 'PKCS #8']),
  };
};

const rsaPrivateKey: ReadStructure = (bytes) => ({
  title: message('privateKeyTitle'),
  facts: facts(
    [message('keyType'), rsaSize(AsnConvert.parse(bytes, RSAPrivateKey).modulus)],
    [message('format'), 'PKCS #1'],
  ),
});

const rsaPublicKey: ReadStructure = (bytes) => ({
  title: message('publicKeyTitle'),
  facts: facts(
    [message('keyType'), rsaSize(AsnConvert.parse(bytes, RSAPublicKey).modulus)],
    [message('format'), 'PKCS #1'],
  ),
});

const ecPrivateKey: ReadStructure = (bytes) => {
  const { parameters } = AsnConvert.parse(bytes, ECPrivateKey);
  const curve = parameters && curveOf(AsnSerializer.serialize(parameters));
  return {
    title: message('privateKeyTitle'),
    facts: facts([message('keyType'), onCurve(curve)], [message('format'), 'SEC 1']),
  };
};

/** The first that the library accepts counts. Their forms differ, so only one does. */
const STRUCTURES: readonly ReadStructure[] = [
  ...[certificate, request, revocations, privateKey, rsaPrivateKey, ecPrivateKey, publicKey, rsaPublicKey],
];

async function structureOf(bytes: Bytes): Promise<Structure> {
  for (const read of STRUCTURES) {
    try {
      return await read(bytes);
    } catch {
      // It is another structure: the library throws for each difference from the schema.
    }
  }
  return { title: message('derTitle'), facts: [] };
}

/** Certificates and keys are shorter. */
const LONGEST = 1 << 20;

export const der = async (bytes: Bytes): Promise<Candidate | undefined> => {
  if (bytes.length > LONGEST || !isWholeDer(bytes)) return undefined;
  const { title, facts: rows } = await structureOf(bytes);
  return {
    reading: {
      kind: 'der',
      title,
      isLikely: rows.length > 0 || bytes.length >= 16,
      evidence: [message('derForm', { count: bytes.length })],
      facts: rows,
    },
    rank: 0.99,
  };
};

const BEGIN = /-----BEGIN ([A-Z0-9 ]{3,40})-----/y;

/** Blocks with a begin and an end, in linear time. The first one with its text. */
function blocksIn(text: string): { readonly count: number; readonly label: string; readonly first: string } {
  let [count, label, first] = [0, '', ''];
  for (let at = text.indexOf('-----BEGIN '); at >= 0; at = text.indexOf('-----BEGIN ', at)) {
    BEGIN.lastIndex = at;
    const [head = '', name = ''] = BEGIN.exec(text) ?? [];
    const end = name === '' ? -1 : text.indexOf(`-----END ${name}-----`, at + head.length);
    if (end < 0) break;
    if (count === 0) [label, first] = [name, text.slice(at, end)];
    count++;
    at = end;
  }
  return { count, label, first };
}

export const pem: Reader = ({ text = '', bytes, sample }) => {
  const { count, label, first } = blocksIn(text);
  if (count === 0) return undefined;
  const isFirst = text.trimStart().startsWith('-----BEGIN');
  const found = isFirst ? pemCheck(sample, { now: 0 }) : undefined;
  // Encrypted PEM of old programs has headers, which no step decodes.
  const isOpened = !/^(?:Proc-Type|DEK-Info):/m.test(first) && isFirst;
  return {
    reading: {
      kind: 'pem',
      title: found?.title ?? message('pem', { label }),
      isLikely: true,
      evidence: [message('pemForm', { label })],
      facts: facts(
        [message('blocks'), count > 1 ? String(count) : undefined],
        [message('secrecy'), label.includes('PRIVATE') ? message('keepSecret') : undefined],
        [message('encryption'), isOpened && !label.includes('ENCRYPTED') ? undefined : message('encrypted')],
      ),
    },
    rank: 0.995,
    ...(isOpened && { open: openBy.base64(bytes) }),
  };
};
