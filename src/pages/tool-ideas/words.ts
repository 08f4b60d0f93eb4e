// The words of the form for tool ideas.
import type { ToolIdea } from '../../forms/tool-idea';

export const title = 'Submit Tool Ideas';
export const purpose =
  'Missing a tool? Tell us what it should do and how you’d use it. We build the most requested tools first.';

// The form

export const form = 'Tool idea';
export const toolName = 'Tool Name *';
export const toolNameHint = 'At least {least} characters.';
export const category = 'Category *';
export const noCategory = 'Choose a category';
export const categories = {
  Converter: 'Converter',
  'Encoder/Decoder': 'Encoder/Decoder',
  Generator: 'Generator',
  Formatter: 'Formatter',
  Calculator: 'Calculator',
  Utility: 'Utility',
  Security: 'Security',
  Other: 'Other',
} as const satisfies Record<ToolIdea['category'], string>;
export const description = 'Description *';
export const descriptionHint = 'What goes in and what comes out. At least {least} characters.';
export const useCase = 'Use Case *';
export const useCaseHint = 'When you’d use it. At least {least} characters.';
export const yourName = 'Your Name *';
export const email = 'Email Address *';
export const emailHint = 'Only for questions about your idea.';
export const submit = 'Submit Idea';
export const submitting = 'Submitting...';
export const use = 'We use what you send only to evaluate your idea.';
export const networkError = 'Network error. Please check your connection and try again.';

// After it was sent

export const thanks = 'Thank You!';
export const another = 'Submit Another Idea';
export const browse = 'Browse Tools';
