import { FLAGS, type Flag, type FlagTreatment, isFlag, treatmentFromQuery } from '@passepartout/domain'
import { canUseFlagClient } from './experiments-consent.ts'
import { recordDecision } from './recorded-decisions.ts'

/** Treatment of a flag for this visitor; `label` is the reason why it was not evaluated. */
export interface Decision {
  treatment: FlagTreatment
  /** Configuration of the treatment in the flag's definition, as JSON. */
  config: string | null
  label?: 'override' | 'no client' | 'not ready' | 'exception' | 'definition not found'
}

const decisions = new Map<string, Promise<Decision>>()

/**
 * Decides a flag for this visitor, once per page. Visitors without consent to experiments, and crawlers, have no flag
 * client: the flag is off for them. Never rejects.
 */
export function decideTreatment(name: string): Promise<Decision> {
  const known = decisions.get(name) ?? evaluateDecision(name)
  decisions.set(name, known)
  return known
}

/** Whether a split test is on for this visitor. */
export const isOn = async (name: string): Promise<boolean> => (await decideTreatment(name)).treatment === 'on'

async function evaluateDecision(name: string): Promise<Decision> {
  const overridden = treatmentFromQuery(name, new URLSearchParams(location.search).get(name))
  if (overridden !== undefined) {
    recordDecision(name, overridden, { forVisit: false })
    return { treatment: overridden, config: null, label: 'override' }
  }
  const flag: Flag | undefined = isFlag(name) ? FLAGS[name] : undefined
  if (!flag) return { treatment: 'control', config: null, label: 'definition not found' }
  if (!canUseFlagClient()) return { treatment: 'off', config: null, label: 'no client' }
  try {
    const { evaluate } = await import('./flag-client.ts')
    const decision = await evaluate(name, flag)
    recordDecision(name, decision.treatment, { forVisit: decision.treatment !== 'control' })
    return decision
  } catch {
    return { treatment: 'control', config: null, label: 'exception' }
  }
}
