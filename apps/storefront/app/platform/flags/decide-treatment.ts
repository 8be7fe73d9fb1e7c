import { FLAGS, type Flag, type FlagTreatment, isFlag, treatmentFromQuery } from '@passepartout/domain'
import { canUseFlagClient } from './experiments-consent.ts'
import { recordDecision } from './recorded-decisions.ts'

/** What counts of a flag for this visitor, and why where nobody was asked or nobody could say. */
export interface Decision {
  treatment: FlagTreatment
  /** What the definition says of this treatment, as JSON. */
  config: string | null
  label?: 'override' | 'no client' | 'not ready' | 'exception' | 'definition not found'
}

const decisions = new Map<string, Promise<Decision>>()

/**
 * Decides a flag for this visitor, once for each page. Whoever has not agreed to experiments, and every crawler, has no
 * flag client: for them it is off. Never rejects.
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
