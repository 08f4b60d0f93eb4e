// Words of the mails, to the operator and to a visitor.

// To the operator, about a new record
export const newMessage = 'New contact message';
export const newIdea = 'New tool idea';
export const name = 'Name';
export const email = 'Email';
export const subject = 'Subject';
export const message = 'Message';
export const tool = 'Tool';
export const category = 'Category';
export const description = 'Description';
export const useCase = 'Use case';

// To a visitor who signed up for the newsletter
export const pleaseConfirm = 'Please confirm your newsletter subscription';
export const confirmation = `Someone, hopefully you, entered this address in the newsletter form of {site}.

To confirm your subscription, open this page and select "Confirm subscription":
{link}

The link works once, within {days} days.

If it wasn't you, do nothing: without your confirmation, you get no newsletter, and we delete your address.

{site}
{address}
`;
