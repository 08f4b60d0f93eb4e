// What `npm run verify` and `npm run sign` print.

export const usage = `npm run verify -- https://site [--key FILE] [--build FOLDER] [--trust-commit SHA] [--allow-settings] [--seed N]

Compares every file and every header of a deployed site with a build of the commit that it names.
It asks for each file about 12 times, as Chrome, Firefox and Safari do, in a random order.
The build in dist/ is used if it is of that commit; otherwise the commit is built in a temporary folder.
The commit must be on a branch or tag of this clone's "origin", because building it runs its code.
--key also requires that the public key in this file has signed the site's build (npm run sign).
--build compares with the build in this folder instead.
--trust-commit accepts this commit, given by its whole id, wherever it comes from.
--allow-settings accepts what the site's settings (ads, analytics, exchange rates) open in its policy.
--seed repeats the order and the choices of an earlier run, which has printed its seed.
--help shows this text.`;
export const notACommitId = '"{id}" is not a whole commit id. --trust-commit takes all of its 40 or 64 hex digits.';
export const notASeed = '"{seed}" is not a seed. --seed takes a whole number below {limit}.';

// The site
export const noRecord = '/{record} was answered with {status}: the site names no build.';
export const refusesRequests = 'The site refuses so many requests (status {status}). Try again later.';
export const needsZstd = 'The site answers in zstd, which this Node cannot decode. Use Node 22.15 or later.';
export const otherNode = 'Note: built with Node {built}; this is {own}.';
export const seed = 'Seed: {seed}.';
export const progress = '{done} of {all} requests';

// Signature
export const signed = '/{record} is signed by the key in {file}.';
export const notSigned = "/{signature} was answered with {status}: the site's build is not signed.";
export const wrongSignature = '/{signature} is NOT a signature of /{record} by the key in {file}.';
export const unreadableKey = "The key file {file} can't be read. Check its path.";
export const noKey = {
  private: '{file} has no private key in PEM. docs/verify.md shows how to make one.',
  public: '{file} has no public key in PEM. docs/verify.md shows how to make one.',
} as const;
export const otherKey = "The key in {file} isn't an Ed25519 key. docs/verify.md shows how to make one.";

// The commit, and whether it is published
export const noGit = 'The site was built outside of git, so it names no commit to compare with.';
export const modified = 'The site was built from commit {commit} with changes that nobody else has.';
export const missingCommit =
  'This clone does not have the commit {commit}. Run `git fetch --tags {remote}`, then try again.';
export const trusted = 'You trust commit {commit}.';
export const published = 'Commit {commit} is in {ref} of {url}.';
export const unlistedRemote =
  'The branches and tags of the remote "{remote}" could not be listed. Verify in a clone of the project\'s repository, or trust the commit by --trust-commit.';
export const unpublished =
  'Commit {commit} is on no branch or tag of "{remote}" that this clone knows, so nothing was built: its code would run on this machine. Run `git fetch --tags {remote}`, then try again, or read the commit and pass --trust-commit {commit}.';

// The build to compare with
export const notARecord = '{record} is not the record of a build.';
export const notABuild = '{folder} has no {record}, so it is not a build. Run `npm run build` first.';
export const buildFailed = 'npm {command} failed: the build could not be repeated.';
export const otherBuild =
  'The build in {folder} is of another commit than the site, of changed sources, or has other settings.';
export const changedBuild = '{file} is not as {record} of your build says. Build again.';

// Findings. Each is a clause without a period: see `finding`.
export const bytes = '{count} bytes, SHA-256 {hash}…';
export const otherStatus = 'answered with {found}, not {wanted}';
export const undecodable = 'the response cannot be decoded';
export const otherBody = 'the site has {found}; the build has {wanted}';
export const otherLength = 'HEAD gives {found} bytes; the build has {wanted}';
export const otherRange = 'Content-Range is {found}, not {wanted}';
export const noRange = 'Content-Range is missing, not {wanted}';
export const outdatedCopy = 'answered with 304 to a tag that no version has, so an outdated copy stays in use';
export const otherRedirect = 'redirects to {location}, not to {address}';
export const noRedirect = 'redirects to nowhere, not to {address}';
export const interim = 'an interim response (1xx): {weakness}';
export const onlyListed = 'the site lists it, and the build does not have it';

// Weaker headers
export const weakness = '{header} {weakness}';
export const missing = 'is missing';
export const added = 'was added: {found}';
export const other = 'is {found}, not {wanted}';
export const unrestricted = 'does not restrict {feature}';
export const malformed = 'has the malformed member "{feature}"';
export const allows = 'allows {feature} to {allowed}';
export const shorter = 'lasts {found} s, not {wanted} s';

// Weaker policy
export const directiveMissing = '{directive} is missing';
export const demandsLess = '{directive} demands less';
export const alsoAllows = '{directive} also allows {sources}';
export const directiveAdded = '{directive} was added';

// Report
export const setting = 'Setting: {name}={value}: {opens}.';
export const opensNothing = 'opens nothing';
export const kinds = {
  different: 'Different',
  missing: 'Missing',
  extra: 'Extra',
  weaker: 'Weaker header',
} as const;
export const finding = {
  always: '{kind}: {address}: {what}.',
  sometimes: '{kind}: {address}: {what} (not in every request, but in: {only}).',
} as const;
export const findingOfMore = {
  always: '{kind}: {address} and {more} more: {what}.',
  sometimes: '{kind}: {address} and {more} more: {what} (not in every request, but in: {only}).',
} as const;
export const notTheBuild = {
  one: 'The site is NOT the build of commit {commit}. {count} file the same in {requests} requests; {findings} findings above.',
  other:
    'The site is NOT the build of commit {commit}. {count} files the same in {requests} requests; {findings} findings above.',
} as const;
export const theBuild = {
  one: 'The site is the build of commit {commit}: {count} file the same in {requests} requests, and no header weaker.',
  other:
    'The site is the build of commit {commit}: {count} files the same in {requests} requests, and no header weaker.',
} as const;
export const settingsOpen = 'But its settings open what is listed above. If you accept that, pass --allow-settings.';

// npm run sign
export const signUsage = `npm run sign -- KEY

Signs the build in dist/ with the Ed25519 private key in the file KEY, which must be outside of this repository.`;
export const keyInside = 'The key file {file} is inside of this repository. Move it to a folder outside of it.';
export const nothingToSign = 'dist/ has no {record}. Run `npm run build` first.';
export const wrote = 'Wrote dist/{signature}. Deploy it with the other files.';
