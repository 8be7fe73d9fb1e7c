import type { ProductProblem, Translate } from '@passepartout/domain'
import { type Refusal, refuse } from '../../http/call-result.ts'

/** Refuses an unavailable configuration with the reason per field. */
export function refuseConfiguration(problems: readonly ProductProblem[], translate: Translate): Refusal {
  const errors = new Map<string, string[]>()
  for (const { field, code, value } of problems.slice(0, 20)) {
    const key = `problem.${code}`
    const text = translate(translate.has(key) ? key : 'problem.other', { value: value.slice(0, 64) })
    errors.set(field, [...(errors.get(field) ?? []), text])
  }
  return refuse('invalid-configuration', { errors: Object.fromEntries(errors) })
}
