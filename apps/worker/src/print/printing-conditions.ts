import { readFile } from 'node:fs/promises'
import type { CountryCode, Lab } from '@passepartout/domain'
import type { PrintingCondition } from '@passepartout/render/pdf'

const CONDITIONS = {
  fogra39: {
    identifier: 'FOGRA39',
    info: 'Offset on coated paper, ISO 12647-2:2004/Amd 1, paper types 1 and 2 (FOGRA39L)',
  },
  gracol: {
    identifier: 'CGATS TR 006',
    info: 'GRACoL on grade 1 coated paper, ISO 12647-2, paper type 1 (ANSI CGATS/GRACoL TR 006-2007)',
  },
} as const

export type ConditionName = keyof typeof CONDITIONS

/** The printing condition of a lab for orders from this country. */
export const conditionFor = (lab: Lab | undefined, country: CountryCode): ConditionName =>
  lab?.conditions.byCountry[country] ?? lab?.conditions.default ?? 'fogra39'

const loaded = new Map<ConditionName, Promise<PrintingCondition>>()

/** A printing condition with its profile, which `tools/print/build-profiles.sh` built. */
export function printingCondition(name: ConditionName): Promise<PrintingCondition> {
  const known = loaded.get(name) ?? load(name)
  loaded.set(name, known)
  return known
}

const load = async (name: ConditionName): Promise<PrintingCondition> => ({
  ...CONDITIONS[name],
  profile: await readFile(new URL(`../../profiles/${name}.icc`, import.meta.url)),
})
