// Words of the header, the sidebar, the footer and the cookie banner.
import type { Theme } from '../../visitor/theme';

// Header
export const skip = 'Skip to content';
export const openMenu = 'Open menu';
export const home = 'Home';
export const switchTheme = {
  light: 'Switch to light theme',
  dark: 'Switch to dark theme',
  system: 'Switch to system theme',
} as const satisfies Record<Theme, string>;

// Sidebar and drawer
export const tools = 'Tools';
export const filter = 'Filter the list';
export const filterHint = 'Filter tools';
export const noMatch = 'No tools match.';
export const found = '{count} found';
export const menu = 'Menu';
export const closeMenu = 'Close menu';

// Groups of the sidebar
export const general = 'General';
export const aiTools = 'AI Tools';
export const community = 'Community';
export const legalAndInfo = 'Legal & Info';

// Footer
export const quickLinks = 'Quick Links';
export const suggestTool = 'Suggest Tool';
export const popularTools = 'Popular Tools';
export const newsletter = 'Newsletter';
export const newsletterText = 'Get updates about new tools and features';
export const newsletterForm = 'Newsletter signup in the footer';
export const email = 'Email Address';
export const build = 'Build {commit}';
export const unversioned = 'Unversioned build';
export const legal = 'Legal';
export const contact = 'Contact';
export const unsubscribe = 'Unsubscribe';

// Cookie banner
export const cookies = 'Cookies only with your consent.';
export const cookiesOff = 'Analytics, ads and preferences stay off until you accept.';
export const inputIsNeverIncluded = 'Tool input is never included.';
export const cookieSettings = 'Cookie Settings';
export const privacyPolicy = 'Privacy Policy';
export const rejectAll = 'Reject All';
export const acceptAll = 'Accept All';

// Drop outside of a tool
export const dropTitle = 'What do you want to do?';
export const noToolTakes = 'No tool takes this.';
export const suggestedTools = 'Suggested tools';
