// The words of Identify's screen and of its record in the catalog.

// The catalog.
export const title = 'Identify';
export const description = 'Find out what a text or a file is, and open it layer by layer.';
export const tagline = 'What is this? Open every layer';
export const keywords =
  'what is this, identify, detect, decode, unwrap, magic number, file type, encoding, cipher, hash, gzip, base32, certificate, x509, pem, der, csr, timestamp, objectid, snowflake, saml, mime, quoted-printable, cyberchef, magic';
export const offerLayers = 'See all layers';

// The input.
export const inputLabel = 'Text or File';
export const placeholder = 'Paste anything here: a token, a hash, a certificate, encoded text…';
export const action = 'Identify';
export const blank = 'Please paste some text or open a file.';

// The result.
export const layers = 'Layers';
export const layerNumber = 'Layer {number}';
export const likely = 'Likely';
export const possible = 'Possible';
export const view = 'View';
export const content = 'Content of layer {number}';
export const fromLayer = 'From layer {number}: {by}';
export const openIn = 'Open in {tool}';
export const makeRecipe = 'Make this a recipe';
export const noRecipe = 'No recipe leads here, because a recipe has no step for this: {step}.';
export const fileName = 'layer-{number}.{extension}';
export const copy = 'Copy';
export const copied = 'Copied to clipboard.';
export const reportTitle = '{number}. {title}';
export const reportPossible = '{title} (possible)';
export const reportFact = '{label}: {value}';
export const reportAlso = 'Or: {title}';
