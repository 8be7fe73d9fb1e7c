/** Enhanced status codes of RFC 3463 and 7505: no such mailbox, no such host, no address, moved, no mail there, closed. */
const NOBODY_THERE: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/**
 * What a mail server said, where it says that nobody can get mail at the address; nothing where it may take it another time.
 * A bare 550 may be about us as well (no log-in, a list of senders): somebody mends that, and mails go out then.
 */
export function permanentRejectionOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'command') !== 'RCPT TO') return undefined
  const [, reply, status = ''] =
    /^(5\d\d)[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(Reflect.get(error, 'response'))) ?? []
  return NOBODY_THERE.has(status) ? `${reply} ${status}` : undefined
}
