import type { CallFailure, CallResult } from './result.ts'

export type CorrectableQuery = Readonly<Record<string, string | readonly string[]>>

export type CorrectedResult<Payload> =
  | { ok: true; payload: Payload; corrections: readonly string[]; query: CorrectableQuery }
  | { ok: false; failure: CallFailure }

/** One choice can rule out a few others, hardly ever more. */
const MOST_ROUNDS = 4

/**
 * Requests a price and repeats the request without refused parts: an old shared address still opens a product and lists
 * what changed. `corrections` are the API's own reasons.
 */
export async function fetchWithCorrections<Payload>(
  fetchPayload: (query: CorrectableQuery) => Promise<CallResult<Payload>>,
  query: CorrectableQuery,
): Promise<CorrectedResult<Payload>> {
  const corrections: string[] = []
  let current = query
  for (let round = 0; ; round++) {
    const answer = await fetchPayload(current)
    if (answer.ok)
      return { ok: true, payload: answer.payload, corrections: [...new Set(corrections)], query: current }
    const refused = Object.keys(current).filter(name => correctionReasons(answer, name).length > 0)
    if (round === MOST_ROUNDS || refused.length === 0) return { ok: false, failure: answer }
    corrections.push(...refused.flatMap(name => correctionReasons(answer, name)))
    current = Object.fromEntries(Object.entries(current).filter(([name]) => !refused.includes(name)))
  }
}

/** Kinds name the quantity differently; its errors are always under `quantity`. */
const correctionReasons = ({ errors }: CallFailure, name: string): string[] =>
  errors[name] ?? (name === 'amount' ? (errors.quantity ?? []) : [])
