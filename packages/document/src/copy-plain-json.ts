import { LIMITS } from './limits.ts'

/** Why a value cannot be a document. */
export type CopyProblem = 'too-large' | 'too-deep' | 'not-plain'

/**
 * Copies plain JSON data only: getters, prototypes, cycles and reserved names are rejected. Stops as soon as a limit is
 * exceeded.
 */
export function copyPlainJson(input: unknown): { value: unknown } | { problem: CopyProblem } {
  const budget = { values: LIMITS.values, characters: LIMITS.text }
  try {
    return { value: copy(input, 0, budget) }
  } catch (error) {
    return { problem: error instanceof CopyAborted ? error.problem : 'not-plain' }
  }
}

class CopyAborted extends Error {
  readonly problem: CopyProblem
  constructor(problem: CopyProblem) {
    super(problem)
    this.problem = problem
  }
}

function copy(value: unknown, depth: number, budget: { values: number; characters: number }): unknown {
  if (--budget.values < 0) throw new CopyAborted('too-large')
  if (depth > LIMITS.depth) throw new CopyAborted('too-deep')
  if (typeof value === 'string') {
    budget.characters -= value.length
    if (budget.characters < 0) throw new CopyAborted('too-large')
    return value
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    if (value.length > budget.values) throw new CopyAborted('too-large')
    return Array.from(value, item => copy(item, depth + 1, budget))
  }
  if (typeof value !== 'object') throw new CopyAborted('not-plain')
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    if (RESERVED.has(key)) continue
    const property = Object.getOwnPropertyDescriptor(value, key)
    if (!property || !('value' in property)) throw new CopyAborted('not-plain')
    if (property.value === undefined) continue
    budget.characters -= key.length
    result[key] = copy(property.value, depth + 1, budget)
  }
  return result
}

const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
