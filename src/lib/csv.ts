// Tables as CSV (RFC 4180, section 2), with line feeds.

const field = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvLine = (fields: readonly string[]): string => `${fields.map(field).join(',')}\n`;
