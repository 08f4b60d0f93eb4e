// The words of the social cards. Each tool's card has the catalog's.

export const siteText = 'Any file size, no upload, no account.';
