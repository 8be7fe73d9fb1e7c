import { type Database, sumFlagResults } from '@passepartout/db'
import type { FlagDefinition } from '../definition.ts'
import { evaluateTest, type TestResult } from './evaluate-test.ts'

export interface FlagReport extends TestResult {
  flag: string
  /** The event that counts as a conversion. */
  event: string
  /** Visitors who saw more than one treatment; they count for none. */
  mixed: number
  /** Time of the first visitor, in ISO form. */
  since: string | undefined
}

/**
 * The results of a flag's test since its last change: before, visitors were split differently.
 *
 * @param event the event that counts as a conversion
 */
export async function flagReport(
  db: Database,
  definition: FlagDefinition & { changeNumber: number },
  event: string,
): Promise<FlagReport> {
  const sums = await sumFlagResults(db, {
    flag: definition.name,
    eventType: event,
    since: new Date(definition.changeNumber),
  })
  return {
    flag: definition.name,
    event,
    mixed: sums.mixed,
    since: sums.since?.toISOString(),
    ...evaluateTest(sums.treatments, definition.defaultTreatment, sharesOf(definition)),
  }
}

/** The share of each treatment: known where one rule applies to all visitors. */
function sharesOf({ conditions, killed, trafficAllocation }: FlagDefinition) {
  const [only] = conditions
  const isForAll =
    conditions.length === 1 &&
    only?.matcherGroup.matchers.every(({ matcherType, negate }) => matcherType === 'ALL_KEYS' && !negate)
  if (!only || !isForAll || killed || trafficAllocation !== 100) return undefined
  return new Map(only.partitions.map(({ treatment, size }) => [treatment, size]))
}
