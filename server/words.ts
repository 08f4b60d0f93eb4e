// What the server says at its start, and in answers that belong to no part of it.

// Answers
export const notFound = 'Not found';
export const ourBug = 'Something went wrong on our side.';
export const twoHosts = 'The request has two Host headers.';

// Start
export const started = 'Toolyard is at {url}';
export const portTaken = 'Port {port} is taken. Choose another one, for example: PORT=8081 npm start';
export const metricsPortTaken = 'Port {port} is taken. Set METRICS_PORT to another one.';

// Settings
export const setting = '{setting} {problem}.';
export const anySetting = 'A setting';
export const notANumber = 'must be a whole number';
export const tooSmall = 'must be at least {least}';
export const tooLarge = 'must be at most {most}';
export const notAnAddress = 'must be an address that begins with {schemes}';
export const notAMailbox = 'must be one email address';
export const notOrigins = 'must be origins such as https://example.org, with commas between';
export const notOneOf = 'must be one of {values}';
export const halfMail = 'To have submissions mailed, set both SMTP_URL and MAIL_TO.';

// Metrics
export const submissions = 'Submissions of the forms by outcome.';
export const storeWrites = 'How long submissions waited for the store, with the commit.';
