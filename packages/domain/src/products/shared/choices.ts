import type { ProductCheck } from './rules.ts'

/** A value that can be chosen with the rest of the configuration unchanged, or the reason code why it cannot. */
export interface ProductChoice<T extends string | number = string> {
  value: T
  chosen: boolean
  allowed: boolean
  code?: string
}

/** The values of one field, each checked in the configuration it would lead to. */
export const choicesOf = <T extends string | number>(
  values: readonly T[],
  chosen: T | undefined,
  checkWith: (value: T) => ProductCheck,
): ProductChoice<T>[] =>
  values.map(value => {
    const check = checkWith(value)
    const code = check.ok ? undefined : check.problems[0]?.code
    const choice = { value, chosen: value === chosen, allowed: check.ok }
    return code === undefined ? choice : { ...choice, code }
  })

/** Limits a check to the problems of one field: dependent fields adapt when it changes. */
export function checkOfField(check: ProductCheck, field: string): ProductCheck {
  const problems = check.ok ? [] : check.problems.filter(problem => problem.field === field)
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}
