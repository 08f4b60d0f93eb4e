// The words of a tool’s page around the tool, and of the page for an unknown tool.

export const home = 'Home';
export const tools = 'Tools';
export const pin = 'Pin';
export const pinned = 'Pinned';
export const nothingSent = 'Nothing you entered has left this page';
export const sent = 'Sent from this page: see the list';
export const embed = 'Embed';
export const free = 'Free Online Tool';
export const ideas = 'Tell us what’s missing, or which tool to build next.';
export const backHome = 'Back to Home';

// An unknown tool

export const notFound = 'Tool Not Found';
export const notFoundText = 'The requested tool could not be found.';
export const nearTools = 'Did you mean';
export const searchTools = 'Search tools';
export const search = 'Search';
export const browse = 'Browse Tools';
export const goHome = 'Go Home';
