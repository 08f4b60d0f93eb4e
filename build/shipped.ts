// The third-party packages in the build: their licenses as one text, and a bill of materials in CycloneDX.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { words } from './own-words';

export const LICENSES = 'licenses/packages.txt';
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

/** These are in the build, but in no source map: copied files, styles, and code that compilers add. */
const UNMAPPED = ['@ffmpeg/core', '@mediabunny/mp3-encoder', 'assemblyscript', 'rolldown', 'tailwindcss', 'vite'];

interface LockedPackage {
  readonly version: string;
  /** `sha512-` and a digest in Base64, as in Subresource Integrity. */
  readonly integrity?: string;
  /** An SPDX expression. */
  readonly license?: string;
}

export interface ShippedPackage extends LockedPackage {
  readonly name: string;
  /** From the root: `node_modules/react`. */
  readonly folder: string;
}

/** The packages of package-lock.json by folder, from the root: `node_modules/react`. */
export const readLock = async (root: string) =>
  (
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, LockedPackage>>;
    }
  ).packages;

/**
 * `../../node_modules/@a/b/dist/c.js` belongs to `node_modules/@a/b`. A package in another package's folder counts separately.
 */
const folderOf = (source: string) => /^(?:.*\/)?(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

/** Includes the packages whose folders contain it. */
const wholeFolderOf = (source: string) => {
  const own = folderOf(source);
  const start = source.indexOf('node_modules/');
  return own === undefined ? undefined : source.slice(start, source.lastIndexOf(own) + own.length);
};

async function mappedFolders(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const maps = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.map'));
  const found = maps.map(async (entry) => {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    const { sources } = JSON.parse(text) as { readonly sources: readonly string[] };
    return sources.flatMap((source) => wholeFolderOf(source.split('\\').join('/')) ?? []);
  });
  return (await Promise.all(found)).flat();
}

/** By name. Rejects for a package that isn't in the lock file. */
export const shippedPackages = async (root: string, dist: string): Promise<readonly ShippedPackage[]> =>
  packagesIn(root, [...UNMAPPED.map((name) => `node_modules/${name}`), ...(await mappedFolders(dist))]);

/**
 * The packages of a bundle's modules, by name. Rejects for a package that isn't in the lock file.
 * @param added packages whose code isn't a module
 */
export const bundledPackages = (root: string, modules: readonly string[], added: readonly string[]) =>
  packagesIn(root, [
    ...added.map((name) => `node_modules/${name}`),
    ...modules.flatMap((id) => wholeFolderOf(id.split('\\').join('/')) ?? []),
  ]);

async function packagesIn(root: string, folders: readonly string[]): Promise<readonly ShippedPackage[]> {
  const lock = await readLock(root);
  const packages = [...new Set(folders)].map((folder) => {
    const locked = lock[folder];
    if (!locked) throw new Error(`package-lock.json has no ${folder}`);
    const { version, integrity, license } = locked;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, folder, version, ...(integrity && { integrity }), ...(license && { license }) };
  });
  return packages.sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

async function licenseText(root: string, folder: string): Promise<string | undefined> {
  const path = join(root, folder);
  const names = existsSync(path) ? await readdir(path) : [];
  const name = names.sort().find((name) => /^(?:licen[sc]e|copying)(?:\.(?:md|txt))?$/i.test(name));
  return name === undefined ? undefined : (await readFile(join(path, name), 'utf8')).replaceAll('\r\n', '\n').trim();
}

const LINE = '-'.repeat(80);

/** One text, which starts with the introduction. */
export async function licensesOf(
  root: string,
  packages: readonly ShippedPackage[],
  introduction: string,
): Promise<string> {
  const parts = packages.map(async ({ name, version, license = words.licenseUnknown, folder }) => {
    const text = (await licenseText(root, folder)) ?? words.licenseWithoutText;
    return `${LINE}\n${name} ${version} (${license})\n\n${text}\n`;
  });
  return [introduction, '', ...(await Promise.all(parts))].join('\n');
}

/** https://github.com/package-url/purl-spec/blob/main/types-doc/npm-definition.md */
const purlOf = ({ name, version }: ShippedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** CycloneDX takes single licenses by id, and expressions otherwise. */
const licenseOf = (license: string) => (/[ ()]/.test(license) ? { expression: license } : { license: { id: license } });

const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
});

const componentOf = (shipped: ShippedPackage) => ({
  type: 'library',
  'bom-ref': `${shipped.name}@${shipped.version}`,
  name: shipped.name,
  version: shipped.version,
  purl: purlOf(shipped),
  ...(shipped.integrity?.startsWith('sha512-') && { hashes: [hashOf(shipped.integrity)] }),
  ...(shipped.license !== undefined && { licenses: [licenseOf(shipped.license)] }),
});

/**
 * CycloneDX 1.5, https://cyclonedx.org/docs/1.5/json/. `npm sbom` lists all installed packages rather than the shipped ones,
 * and adds the time and a random number.
 */
export const billOf = (packages: readonly ShippedPackage[], version: string) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': 'toolyard', name: 'toolyard', version } },
  components: packages.map(componentOf),
});

/**
 * Call it once all scripts are built.
 * @param commit the build's commit, if any
 */
export async function writeShipped(root: string, dist: string, commit: string | undefined): Promise<void> {
  const packages = await shippedPackages(root, dist);
  await mkdir(join(dist, posix.dirname(LICENSES)), { recursive: true });
  await writeFile(join(dist, LICENSES), await licensesOf(root, packages, words.licenses));
  const bill = billOf(packages, commit ?? '0');
  await writeFile(join(dist, BILL_OF_MATERIALS), `${JSON.stringify(bill, null, 1)}\n`);
}
