// Words of the app that only the build needs.

/** For search results, by the page's address. Between 120 and 155 characters each. */
export const searchDescriptions: Readonly<Record<string, string>> = {
  home: 'Free online tools for text and files that run in your browser: convert, encode, hash, format and generate. Nothing you enter is ever uploaded.',
  tools:
    'Browse all free tools by name or category: converters, encoders, hashes, generators, text and developer tools. All of them run in your browser.',
  recipe:
    'Chain free online tools: decode, clean, convert and hash in one go, on text, large files or whole folders. Share the steps as a link, never the data.',
  'ai-text-generator':
    'An AI text generator is on its way: drafts of emails, summaries and stories from a short prompt. See what it will do, and get an email when it’s ready.',
  'ai-code-assistant':
    'An AI code assistant is on its way: it will write, explain and fix code and find bugs in yours. See what’s planned, and get an email when it’s ready.',
  'ai-content-writer':
    'An AI content writer is on its way, for articles, posts and product descriptions. See what’s planned, and get an email on the day it’s ready.',
  'ai-image-generator':
    'An AI image generator is on its way: describe a picture and get it in the style you choose. See what’s planned, and get an email when it’s ready.',
  'coming-soon':
    'Four AI tools are coming: for text, code, content and images. See what each will do, what it will cost (nothing), and how to hear about it first.',
  'tool-ideas':
    'Is a tool missing? Describe what it should do and how you’d use it. We read every idea, and the most requested tools are the ones we build first.',
  'about-us':
    'What the site is for, what it promises, and who makes it: small, free tools that run in your browser, so your files and text stay on your device.',
  benchmark:
    'Measure the tools on your device, against the libraries that other sites use: speed, how long the page freezes, and whether the results are equal.',
  cli: 'Run the same tools in your terminal, in scripts, from Node and for AI agents. Install the command line, copy examples, and look up every option.',
  'contact-us':
    'Questions, bug reports and praise are welcome, and a real person replies. See how to reach us, how soon we answer, and what people often ask.',
  newsletter:
    'Get an email when there are new tools and features, and nothing else. One field, no account, and you can unsubscribe any time with a single form.',
  'confirm-subscription':
    'Confirm your newsletter subscription with the link from our email. Until you do, your address is not on the list and no newsletter is sent to you.',
  unsubscribe:
    'Remove your email address from the newsletter. Enter it once and we delete it from the list right away. You can sign up again whenever you want.',
  'cookie-settings':
    'Choose which cookies and local storage the site may use: analytics, advertising and preferences are off until you allow them. Change this any time.',
  'privacy-policy':
    'What this site knows about you, what it doesn’t, and what happens to your data. In short: whatever you enter into a tool stays on your own device.',
  'terms-of-service':
    'The terms for using the tools: what you may do with them and with their results, what we promise and what we don’t, and how you hear about changes.',
};
