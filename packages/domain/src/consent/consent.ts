import { DAY_MS } from '../time/time-units.ts'
/**
 * Purposes a visitor may consent to. A shop requests only those its services need (`CONSENT_PURPOSES` of its
 * environment).
 */
export const CONSENT_PURPOSES = ['statistics', 'experiments', 'recording', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Spec 4. `unknown` counts as declined: nothing that needs consent is sent or stored. */
export type Consent = 'granted' | 'declined' | 'unknown'

/** A visitor's decision by purpose, and its day (`2026-11-22`). A purpose that was not requested is missing. */
export interface ConsentDecision {
  day: string
  answers: Readonly<Partial<Record<ConsentPurpose, boolean>>>
}

export const CONSENT_COOKIE = 'consent'
/** Incremented when the meaning of a purpose changes, so that all visitors decide again. */
const CONSENT_VERSION = 1
/** Lifetime of a decision, after which the banner is shown again: half a year. */
export const CONSENT_DAYS = 182

const SHAPE = /^(\d{1,4})\.(\d{4}-\d{2}-\d{2})((?:\.[a-z]+:[01])*)$/

/** Value of the consent cookie, such as `1.2026-11-22.statistics:1.marketing:0`. */
export function formatConsent({ day, answers }: ConsentDecision): string {
  const entries = CONSENT_PURPOSES.flatMap(purpose =>
    answers[purpose] === undefined ? [] : [`${purpose}:${answers[purpose] ? 1 : 0}`],
  )
  return [CONSENT_VERSION, day, ...entries].join('.')
}

/**
 * Parses the consent cookie. A value of another version, expired, from the future or malformed is no decision.
 *
 * @param now milliseconds since 1970
 */
export function parseConsent(value: string | undefined, now: number): ConsentDecision | undefined {
  const [, version, day = '', entries = ''] = SHAPE.exec(value ?? '') ?? []
  const age = (now - Date.parse(day)) / DAY_MS
  // Today's decision is some hours in the future if the local clock is ahead of UTC.
  if (Number(version) !== CONSENT_VERSION || !(age > -1 && age < CONSENT_DAYS)) return undefined
  const answers: Partial<Record<ConsentPurpose, boolean>> = {}
  for (const purpose of CONSENT_PURPOSES) {
    if (entries.includes(`.${purpose}:1`)) answers[purpose] = true
    if (entries.includes(`.${purpose}:0`)) answers[purpose] = false
  }
  return { day, answers }
}

/** Consent status of one purpose; never derived from another purpose. */
export function consentStatus(decision: ConsentDecision | undefined, purpose: ConsentPurpose): Consent {
  const answer = decision?.answers[purpose]
  return answer === undefined ? 'unknown' : answer ? 'granted' : 'declined'
}

/** Records the answers to all requested purposes: yes to the granted ones, no to the others. */
export function recordConsentDecision(
  purposes: readonly ConsentPurpose[],
  granted: readonly string[],
  now: number,
): ConsentDecision {
  const answers = Object.fromEntries(purposes.map(purpose => [purpose, granted.includes(purpose)]))
  return { day: new Date(now).toISOString().slice(0, 10), answers }
}
