// The connection to the mail server.
import { createTransport, type Transporter } from 'nodemailer';

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A relay on this machine without a password: no network is involved, and the connection has no secret. */
const isLocalRelay = ({ hostname, username, password }: URL) =>
  LOOPBACK.includes(hostname.toLowerCase()) && username === '' && password === '';

/**
 * True if mail must not be sent before STARTTLS (RFC 3207) has encrypted the connection. `smtps://` is encrypted from the
 * start.
 * @param smtpUrl `smtp://` or `smtps://`; `?requireTLS=false` or `true` overrides the default
 */
export function requiresStartTls(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  const asked = url.searchParams.get('requireTLS');
  if (url.protocol !== 'smtp:' || asked === 'false') return false;
  return asked === 'true' || !isLocalRelay(url);
}

/** nodemailer reads server, credentials and other options, such as `tls.rejectUnauthorized`, from the URL. */
export const openTransport = (smtpUrl: string): Transporter =>
  createTransport({ url: smtpUrl, requireTLS: requiresStartTls(smtpUrl), ...TIMEOUTS });
