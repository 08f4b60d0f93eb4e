// Text on its way into markup.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
