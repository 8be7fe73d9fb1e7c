import * as z from 'zod'

const name = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,99}$/, 'must be a name in lower case')
const treatment = z.string().regex(/^[a-z0-9][\w.-]{0,49}$/i, 'must be the name of a treatment')
const seed = z
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

const whitelist = z.strictObject({ whitelist: z.array(z.string()).min(1) })
const dataType = z.enum(['NUMBER', 'DATETIME']).nullable()
const unary = z.strictObject({ dataType, value: z.number() })

/** The field of a matcher that holds its data. */
const MATCHER_DATA = {
  ALL_KEYS: undefined,
  WHITELIST: 'whitelistMatcherData',
  IN_SEGMENT: 'userDefinedSegmentMatcherData',
  EQUAL_TO: 'unaryNumericMatcherData',
  GREATER_THAN_OR_EQUAL_TO: 'unaryNumericMatcherData',
  LESS_THAN_OR_EQUAL_TO: 'unaryNumericMatcherData',
  BETWEEN: 'betweenMatcherData',
  EQUAL_TO_SET: 'whitelistMatcherData',
  CONTAINS_ANY_OF_SET: 'whitelistMatcherData',
  CONTAINS_ALL_OF_SET: 'whitelistMatcherData',
  PART_OF_SET: 'whitelistMatcherData',
  STARTS_WITH: 'whitelistMatcherData',
  ENDS_WITH: 'whitelistMatcherData',
  CONTAINS_STRING: 'whitelistMatcherData',
  MATCHES_STRING: 'stringMatcherData',
  EQUAL_TO_BOOLEAN: 'booleanMatcherData',
  IN_SPLIT_TREATMENT: 'dependencyMatcherData',
  EQUAL_TO_SEMVER: 'stringMatcherData',
  GREATER_THAN_OR_EQUAL_TO_SEMVER: 'stringMatcherData',
  LESS_THAN_OR_EQUAL_TO_SEMVER: 'stringMatcherData',
  BETWEEN_SEMVER: 'betweenStringMatcherData',
  IN_LIST_SEMVER: 'whitelistMatcherData',
} as const

type MatcherType = keyof typeof MATCHER_DATA
const MATCHER_TYPES = Object.keys(MATCHER_DATA) as [MatcherType, ...MatcherType[]]

const matcher = z
  .strictObject({
    matcherType: z.enum(MATCHER_TYPES),
    negate: z.boolean(),
    keySelector: z.strictObject({ trafficType: z.string(), attribute: z.string().nullable() }).nullable(),
    whitelistMatcherData: whitelist.optional(),
    userDefinedSegmentMatcherData: z.strictObject({ segmentName: name }).optional(),
    unaryNumericMatcherData: unary.optional(),
    betweenMatcherData: z.strictObject({ dataType, start: z.number(), end: z.number() }).optional(),
    stringMatcherData: z.string().optional(),
    booleanMatcherData: z.boolean().optional(),
    dependencyMatcherData: z.strictObject({ split: name, treatments: z.array(treatment).min(1) }).optional(),
    betweenStringMatcherData: z.strictObject({ start: z.string(), end: z.string() }).optional(),
  })
  .refine(
    given => {
      const needed = MATCHER_DATA[given.matcherType]
      return !needed || given[needed] !== undefined
    },
    { error: 'lacks the data of its matcher type' },
  )

const condition = z.strictObject({
  conditionType: z.enum(['ROLLOUT', 'WHITELIST']),
  label: z.string().min(1).max(200),
  matcherGroup: z.strictObject({ combiner: z.literal('AND'), matchers: z.array(matcher).min(1) }),
  partitions: z
    .array(z.strictObject({ treatment, size: z.number().int().min(0).max(100) }))
    .min(1)
    .refine(parts => parts.reduce((sum, { size }) => sum + size, 0) === 100, 'sizes must sum to 100'),
})

/** The configuration of a treatment: JSON in a string, as the protocol requires. */
const configuration = z.string().refine(isJson, 'must be JSON in a string')

/** A flag as Split's protocol sends it, without its change number, which is assigned when a change is found. */
export const flagDefinitionSchema = z
  .strictObject({
    name,
    trafficTypeName: z.string().regex(/^[a-z][a-z0-9_-]*$/),
    seed,
    trafficAllocation: z.number().int().min(0).max(100),
    trafficAllocationSeed: seed,
    /** 2 is murmur3, the hash of today's clients. */
    algo: z.literal(2),
    status: z.enum(['ACTIVE', 'ARCHIVED']),
    killed: z.boolean(),
    defaultTreatment: treatment,
    configurations: z.record(treatment, configuration).default({}),
    sets: z.array(z.string().regex(/^[a-z0-9][_a-z0-9]{0,49}$/)).default([]),
    impressionsDisabled: z.boolean().default(false),
    prerequisites: z.array(z.strictObject({ n: name, ts: z.array(treatment).min(1) })).default([]),
    conditions: z.array(condition),
  })
  .readonly()

export type FlagDefinition = z.infer<typeof flagDefinitionSchema>

/** Keys of visitors in a segment. */
export const segmentSchema = z.strictObject({ name, keys: z.array(z.string().min(1).max(250)) })

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
