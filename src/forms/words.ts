// What the page and the server say about a form’s fields. The page always sends every field: only another program omits one.

// Fields, at the beginning of a sentence
export const email = 'Email';
export const name = 'Name';
export const subject = 'Subject';
export const message = 'Message';
export const toolName = 'Tool name';
export const description = 'Description';
export const useCase = 'Use case';

// Any field
export const incomplete = 'Please fill in every field of the form';
export const notText = '{field} must be text';
export const required = '{field} is required';
export const tooShort = '{field} must have at least {least} characters';
export const tooLong = '{field} must have at most {most} characters';
export const badCharacters = '{field} has characters that cannot be used';

// Email address
export const invalidEmail = 'Please enter a valid email address';
export const noEmail = 'Please enter your email address';

// Tool idea
export const noCategory = 'Please choose a category';

// Newsletter
export const unknownAction = 'The action must be subscribe or unsubscribe';
export const noToken = 'This link is incomplete. Please open the link in the email again.';
