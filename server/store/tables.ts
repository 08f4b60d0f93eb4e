// The tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; ids are UUIDs.

/** Lets the servers that share a store sign and check with the same keys. */
interface SecretRow {
  readonly name: string;
  /** Base64. */
  readonly value: string;
}

interface RateWindowRow {
  /** The key that submissions are counted under. For an address, it is a keyed digest. */
  readonly key: string;
  readonly hits: number;
  readonly ends_at: number;
}

interface SubscriberRow {
  /** The address in lower case and NFC, so that each person has one row. */
  readonly email_key: string;
  readonly email: string;
  /** When the form was sent. */
  readonly subscribed_at: number;
  /** When the mail's link was opened. Null if no mail was sent, because the site had no mail or ran an older version. */
  readonly confirmed_at: number | null;
}

/** A subscription that the owner of the address hasn't confirmed yet. */
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

/** A mail that is queued or was refused. Its text is in the record that it reports, so erasing the record erases everything. */
interface OutboxRow {
  readonly id: string;
  readonly kind: 'toolIdea' | 'contact' | 'confirmation';
  readonly record_id: string;
  readonly attempts: number;
  readonly due_at: number;
  /** Null if an older version queued it. */
  readonly queued_at: number | null;
  /** When the mail server refused it for good. Null for a queued mail. */
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
