// The pictures shown with links to the site. The build draws them: see server/build/cards. Their alternative texts repeat their
// text.

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Within the site, without a slash before it. */
export const SITE_CARD = 'social-card.png';
export const cardFile = (toolId: string) => `cards/${toolId}.png`;
