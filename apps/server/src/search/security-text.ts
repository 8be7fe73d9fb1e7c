const DAY_MS = 86_400_000
/** Long enough to be found, short enough that a shop nobody looks after stops promising (RFC 9116: less than a year). */
const VALID_DAYS = 180

interface SecurityText {
  /** `mailto:` or `https:` address of whoever looks after the shop's security. */
  contact: string
  origin: string
  now: Date
}

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. */
export function securityText({ contact, origin, now }: SecurityText): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
