/** What a visitor may agree to. A shop asks only for what its services need (`CONSENT_PURPOSES` of its environment). */
export const CONSENT_PURPOSES = ['statistics', 'experiments', 'recording', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Spec 4. `unknown` counts as no: nothing is sent or stored that needs an agreement. */
export type Consent = 'granted' | 'declined' | 'unknown'

/** What a visitor decided, purpose by purpose, and on which day (`2026-11-22`). A purpose not asked for is missing. */
export interface ConsentDecision {
  day: string
  answers: Readonly<Partial<Record<ConsentPurpose, boolean>>>
}

export const CONSENT_COOKIE = 'consent'
/** Raised when the meaning of a purpose changes: everybody is asked again. */
const CONSENT_VERSION = 1
/** How long a decision counts before the visitor is asked again: half a year. */
export const CONSENT_DAYS = 182

const DAY_MS = 24 * 3600 * 1000
const SHAPE = /^(\d{1,4})\.(\d{4}-\d{2}-\d{2})((?:\.[a-z]+:[01])*)$/

/** Value of the consent cookie, such as `1.2026-11-22.statistics:1.marketing:0`. */
export function formatConsent({ day, answers }: ConsentDecision): string {
  const said = CONSENT_PURPOSES.flatMap(purpose =>
    answers[purpose] === undefined ? [] : [`${purpose}:${answers[purpose] ? 1 : 0}`],
  )
  return [CONSENT_VERSION, day, ...said].join('.')
}

/**
 * Reads the consent cookie. One of another version, too old, from the future or not in its form is no decision.
 *
 * @param now milliseconds since 1970
 */
export function parseConsent(value: string | undefined, now: number): ConsentDecision | undefined {
  const [, version, day = '', said = ''] = SHAPE.exec(value ?? '') ?? []
  const age = (now - Date.parse(day)) / DAY_MS
  // A decision of today is some hours from the future where the clock is ahead of UTC.
  if (Number(version) !== CONSENT_VERSION || !(age > -1 && age < CONSENT_DAYS)) return undefined
  const answers: Partial<Record<ConsentPurpose, boolean>> = {}
  for (const purpose of CONSENT_PURPOSES) {
    if (said.includes(`.${purpose}:1`)) answers[purpose] = true
    if (said.includes(`.${purpose}:0`)) answers[purpose] = false
  }
  return { day, answers }
}

/** What counts for one purpose; never taken from the answer to another one. */
export function consentStatus(decision: ConsentDecision | undefined, purpose: ConsentPurpose): Consent {
  const answer = decision?.answers[purpose]
  return answer === undefined ? 'unknown' : answer ? 'granted' : 'declined'
}

/** Answers to all that was asked: yes to the granted ones, no to the others. */
export function recordConsentDecision(
  asked: readonly ConsentPurpose[],
  granted: readonly string[],
  now: number,
): ConsentDecision {
  const answers = Object.fromEntries(asked.map(purpose => [purpose, granted.includes(purpose)]))
  return { day: new Date(now).toISOString().slice(0, 10), answers }
}
