import type { TrackedEvent } from '../tracking/events.ts'

export const TREATMENTS = ['on', 'off', 'control'] as const
export type FlagTreatment = (typeof TREATMENTS)[number]

export interface Flag {
  /** For the people who run tests. */
  about: string
  /** What the flag service may decide; `control` always stands for "nobody could say". */
  treatments: readonly FlagTreatment[]
  /** What counts while nobody decides. */
  default: FlagTreatment
  /** Decided for a visitor, or anew for each of their sessions (spec 6). */
  scope: 'user' | 'session'
  /** What a visitor should do more often. */
  goal: TrackedEvent
  /** Who answers for it. */
  owner: string
  /** The last day that it is needed, after which test and losing branch are removed. */
  expires: string
}

/** Every flag that the shop knows. What each is for whom say the definitions in `flags/`. */
export const FLAGS = {
  'wall-art-product-matrix': {
    about: 'An item with the matrix of all wall art in flyouts and in the burger menu.',
    treatments: ['on', 'off'],
    default: 'off',
    scope: 'user',
    goal: 'go_to_designer',
    owner: 'merchandising',
    expires: '2027-06-30',
  },
  'wall-pictures-teaser': {
    about: 'The teaser of wall pictures shows the prices of its formats.',
    treatments: ['on', 'off'],
    default: 'off',
    // Prices of formats on a start page need not be there again at the next visit.
    scope: 'session',
    goal: 'configure',
    owner: 'merchandising',
    expires: '2027-06-30',
  },
  'theme-portrait-format': {
    about: 'Calculators on theme pages begin with the portrait variant of the format.',
    treatments: ['on', 'off'],
    default: 'off',
    scope: 'user',
    goal: 'go_to_designer',
    owner: 'merchandising',
    expires: '2027-06-30',
  },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof FLAGS

export const isFlag = (name: string): name is FlagName => Object.hasOwn(FLAGS, name)

/** Why nobody could say which treatment counts (spec 4). */
export const FAILURE_LABELS = ['not ready', 'exception', 'definition not found'] as const

/** Flags whose last day is over; `today` as `2026-11-23`. */
export const expiredFlags = (today: string): FlagName[] =>
  (Object.keys(FLAGS) as FlagName[]).filter(name => FLAGS[name].expires < today)

/**
 * The treatment that the query of an address asks for a flag, such as `theme-portrait-format=on` (spec 5); `undefined`
 * where it asks for none, or for one that is neither `on`, `off` or `control` nor among the flag's own.
 *
 * @param asked the parameter of the flag's name
 */
export function treatmentFromQuery(name: string, asked: string | null): FlagTreatment | undefined {
  const own: readonly string[] = isFlag(name) ? FLAGS[name].treatments : []
  return [...TREATMENTS, ...own].find((treatment): treatment is FlagTreatment => treatment === asked)
}
