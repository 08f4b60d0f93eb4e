export const notFoundWords = {
  title: 'Page Not Found',
  text: "Oops! The page you're looking for doesn't exist. It might have been moved, deleted, or you entered the wrong URL.",
} as const;
