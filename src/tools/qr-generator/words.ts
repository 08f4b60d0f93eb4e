// QR generator: the words of its record and its screens.

export const title = 'QR Code Generator';
export const description = 'Create QR codes for links, WiFi, email and text, or read one from an image.';
export const tagline = 'PNG, SVG, batches, reader';
export const keywords = 'qr, qrcode, qr code, barcode, scan, scanner, reader, wifi, link, url, camera, svg';

// What it offers for a text or a file.
export const makeCode = 'Make a QR code';
export const readCode = 'Read a QR code';

// One code.
export const textOrUrl = 'Text or URL';
export const upTo3Kb = 'Up to 3 KB';
export const presets = 'Quick presets';
export const generate = 'Generate';
export const resetColors = 'Reset colors';
export const isGenerated = 'QR code generated successfully';

export const presetUrl = 'Website URL';
export const presetEmail = 'Email';
export const presetPhone = 'Phone';
export const presetWifi = 'WiFi';
export const presetSms = 'SMS';

export const address = 'Address';
export const to = 'To';
export const subject = 'Subject';
export const message = 'Message';
export const phoneNumber = 'Phone number';
export const countryCode = 'Include the country code so it works from anywhere.';
export const notDialed = 'This isn’t one phone number. Use digits, and + before the country code.';
export const noMessages = 'An extension can’t receive messages. Leave it out.';
export const networkName = 'Network name (SSID)';
export const security = 'Security';
export const wpa = 'WPA, WPA2 or WPA3';
export const noSecurity = 'None';
export const password = 'Password';
export const hiddenNetwork = 'Hidden network';

export const qrCode = 'QR code';
export const qrCodeOf = 'QR code: {text}';
export const result = 'Result';
export const done = 'QR code generated successfully!';
export const downloadPng = 'Download QR Code';
export const downloadSvg = 'Download SVG';
export const downloaded = '{file} was saved by your browser.';
export const copyImage = 'Copy Image';
export const imageCopied = 'Image copied to clipboard successfully.';
export const copyText = 'Copy Text';
export const textCopied = 'Text copied to clipboard successfully.';

export const longerThanAny = 'More than {holds} bytes (too long)';

export const details = 'Details';
export const data = 'Data';
export const size = 'Size';
export const sizeOf = '{side} × {side} px, {bytes} as PNG';
export const errorCorrection = 'Error correction';
export const version = 'Version';
export const versionOf = '{version} ({side} × {side} modules)';
export const verified = 'Verified';
export const scansBack = 'Scans back to your text';

// Many codes.
export const textsOrUrls = 'Texts or URLs';
export const upTo16Mb = 'Up to 16 MB';
export const generateZip = 'Generate ZIP';
export const qrCodes = 'QR codes';

// The reader.
export const openImage = 'Open an image';
export const orDrop = '<drop>or drop or paste one here. </drop>It stays on this device.';
export const read = 'Read QR Code';
export const scan = 'Scan with camera';
export const stopCamera = 'Stop camera';
export const camera = 'Camera';
export const holdCode = 'Hold a QR code in front of the camera.';
export const notAllowed = 'The camera was not allowed. Allow it in your browser’s site settings, then try again.';
export const notFound = 'No camera was found. Connect one, or open an image instead.';
export const notReadable = 'Another app is using the camera. Close it, then try again.';
export const noCamera = 'The camera cannot be used here. Open an image instead.';
