/**
 * Enhanced status codes of RFC 3463 and 7505: no such mailbox, no such host, invalid address, moved, null MX, mailbox
 * disabled.
 */
const NOBODY_THERE: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/**
 * The status of a mail server's refusal, where it says that the address cannot receive mail; undefined where it may
 * accept it another time. A bare 550 may concern the sender as well (no login, a blocklist): once an operator fixes
 * that, emails are sent.
 */
export function permanentRejectionOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'command') !== 'RCPT TO') return undefined
  const [, reply, status = ''] =
    /^(5\d\d)[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(Reflect.get(error, 'response'))) ?? []
  return NOBODY_THERE.has(status) ? `${reply} ${status}` : undefined
}
