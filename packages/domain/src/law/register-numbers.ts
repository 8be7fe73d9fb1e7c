import { z } from 'zod'
import type { Channel } from '../shops/channels.ts'
import { COUNTRY_CODES, type CountryCode } from '../shops/locales.ts'

/** A register's name as customers know it. */
const name = z.string().trim().min(1).max(70)

/** Germany's packaging register. */
const LUCID = /^DE\d{13}$/

/**
 * A seller's number in a public register, by the rule of `LAW_RULES` that asks for it. The number is `null` while it is
 * still to be entered: it is shown nowhere, and `npm run shop -- check` names it.
 */
export const registerNumberSchema = z.discriminatedUnion('rule', [
  z
    .strictObject({
      rule: z.literal('packaging-register'),
      country: z.enum(COUNTRY_CODES),
      name,
      number: z
        .string()
        .regex(/^[A-Z0-9][A-Z0-9_./-]{3,39}$/, 'must be capitals, digits and hyphens')
        .nullable(),
    })
    .refine(
      ({ country, name, number }) =>
        number === null || country !== 'de' || name !== 'LUCID' || LUCID.test(number),
      { path: ['number'], error: 'must be DE and 13 digits' },
    ),
  z.strictObject({
    rule: z.literal('unique-identifiers'),
    country: z.literal('fr'),
    /** The waste stream, in French. */
    name,
    number: z
      .string()
      .regex(/^FR\d{6}_\d{2}[A-Z0-9]{4}$/, 'must be an IDU such as FR123456_01ABCD')
      .nullable(),
  }),
  z.strictObject({
    rule: z.literal('company-number'),
    country: z.enum(['be', 'nl']),
    name,
    number: z
      .string()
      .regex(/^\d{4}\.?\d{3}\.?\d{1,3}$/, 'must be eight digits (KVK) or ten (KBO)')
      .nullable(),
  }),
])
export type RegisterNumber = z.output<typeof registerNumberSchema>

interface RequiredRegister {
  rule: RegisterNumber['rule']
  country: CountryCode
  name: string
  /** First day on which the number has to be there. */
  from: string
  /** Channels whose goods fall under it; all by default. */
  channels?: readonly Channel[]
}

/**
 * Registers in which a seller has to be for what it ships to a country, as far as public sources name them: NOT READ BY A
 * LAWYER. France gives a number for each stream of waste: packaging, printed paper, and furniture for frames.
 */
export const REQUIRED_REGISTERS: readonly RequiredRegister[] = [
  { rule: 'packaging-register', country: 'de', name: 'LUCID', from: '2019-01-01' },
  { rule: 'unique-identifiers', country: 'fr', name: 'Emballages ménagers', from: '2022-01-01' },
  { rule: 'unique-identifiers', country: 'fr', name: 'Papiers graphiques', from: '2022-01-01' },
  {
    ...{ rule: 'unique-identifiers', country: 'fr', name: 'Éléments d’ameublement', from: '2022-01-01' },
    channels: ['passepartout'],
  },
]
