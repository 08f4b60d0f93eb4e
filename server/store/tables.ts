// The tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; ids are UUIDs.

/** Lets the servers that share a store sign and check with the same keys. */
interface SecretRow {
  readonly name: string;
  /** Base64. */
  readonly value: string;
}

interface RateWindowRow {
  /** What is counted; of an address only a keyed digest. */
  readonly key: string;
  readonly hits: number;
  readonly ends_at: number;
}

interface SubscriberRow {
  /** The address in lower case and NFC: one person is one row. */
  readonly email_key: string;
  readonly email: string;
  /** When the form was sent. */
  readonly subscribed_at: number;
  /** When the link in the mail was used. Null if no mail was sent: the site had no mail, or an older version. */
  readonly confirmed_at: number | null;
}

/** Waits for the owner of the address to confirm. */
interface PendingSubscriptionRow {
  readonly email_key: string;
  /** The token of the link in the mail. */
  readonly id: string;
  readonly email: string;
  readonly requested_at: number;
}

interface SentRow {
  readonly id: string;
  readonly sent_at: number;
  readonly name: string;
  readonly email: string;
  readonly email_key: string;
}

interface IdeaRow extends SentRow {
  readonly tool_name: string;
  readonly category: string;
  readonly description: string;
  readonly use_case: string;
}

interface MessageRow extends SentRow {
  readonly subject: string;
  readonly message: string;
}

/** A mail that is still to be sent, or was refused. Its text stays in the row it tells of, so that erasing that row erases all. */
interface OutboxRow {
  readonly id: string;
  readonly kind: 'toolIdea' | 'contact' | 'confirmation';
  readonly record_id: string;
  readonly attempts: number;
  readonly due_at: number;
  /** Null if an older version queued it. */
  readonly queued_at: number | null;
  /** When the mail server refused it for good. Null for a mail that is still to be sent. */
  readonly refused_at: number | null;
}

export interface Tables {
  readonly secrets: SecretRow;
  readonly rate_windows: RateWindowRow;
  readonly subscribers: SubscriberRow;
  readonly pending_subscriptions: PendingSubscriptionRow;
  readonly ideas: IdeaRow;
  readonly messages: MessageRow;
  readonly outbox: OutboxRow;
}
