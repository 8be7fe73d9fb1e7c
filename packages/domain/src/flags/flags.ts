import type { TrackedEvent } from '../tracking/events.ts'

export const TREATMENTS = ['on', 'off', 'control'] as const
export type FlagTreatment = (typeof TREATMENTS)[number]

export interface Flag {
  /** For the people who run experiments. */
  about: string
  /** Treatments of the flag service; `control` always means that no treatment could be decided. */
  treatments: readonly FlagTreatment[]
  /** Used while no treatment is decided. */
  default: FlagTreatment
  /** Decided once per visitor, or for each session (spec 6). */
  scope: 'user' | 'session'
  /** The event that the experiment tries to make more frequent. */
  goal: TrackedEvent
  /** The person responsible for it. */
  owner: string
  /** The last day on which it is needed; experiment and losing branch are removed afterwards. */
  expires: string
}

/** Every flag of the shop. The definitions in `flags/` say which visitors get which treatment. */
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
    // Prices of formats on a start page need not stay the same at the next visit.
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

/** Why no treatment could be decided (spec 4). */
export const FAILURE_LABELS = ['not ready', 'exception', 'definition not found'] as const

/** Flags past their last day; `today` as `2026-11-23`. */
export const expiredFlags = (today: string): FlagName[] =>
  (Object.keys(FLAGS) as FlagName[]).filter(name => FLAGS[name].expires < today)

/**
 * The treatment that a query requests for a flag, such as `theme-portrait-format=on` (spec 5); `undefined` without one,
 * or for one that is neither `on`, `off` or `control` nor a treatment of the flag.
 *
 * @param requested the parameter of the flag's name
 */
export function treatmentFromQuery(name: string, requested: string | null): FlagTreatment | undefined {
  const own: readonly string[] = isFlag(name) ? FLAGS[name].treatments : []
  return [...TREATMENTS, ...own].find((treatment): treatment is FlagTreatment => treatment === requested)
}
