// What a release says about itself: its part of CHANGELOG.md.

/** @throws {Error} if the tag isn't `v` and the version, or if the changelog has nothing to say about it */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`)
    throw new Error(`The tag is “${tag}”, but package.json has version ${version}. Tag the commit as v${version}.`);
  const part = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  const notes = part?.slice(version.length).trim() ?? '';
  if (notes === '')
    throw new Error(`CHANGELOG.md has no changes below “## ${version}”. Write what is new for people who use it.`);
  return `${notes}\n`;
}
