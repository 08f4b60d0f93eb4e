// The pictures shown with links to the site. The build draws them: see build/cards. Their alternative texts repeat their
// text.

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A path within the site, without a leading slash. */
export const SITE_CARD = 'social-card.png';
export const cardFile = (toolId: string) => `cards/${toolId}.png`;
