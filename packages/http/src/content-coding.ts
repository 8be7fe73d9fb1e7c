/** Content codings of text responses, best first; `identity` is uncompressed. */
export type ContentCoding = 'br' | 'gzip' | 'identity'

const CODED = ['br', 'gzip'] as const

/** Browsers send a handful of values; the limit stops clients that vary them from filling memory. */
const MOST_KNOWN = 200
const known = new Map<string, ContentCoding>()

/**
 * The coding that a client prefers among those of this shop (RFC 9110, 12.5.3): the highest weight, among equals the
 * smallest response. `identity` without the header, and where no coding is acceptable.
 */
export function negotiateEncoding(acceptEncoding: string | null | undefined): ContentCoding {
  if (!acceptEncoding) return 'identity'
  const before = known.get(acceptEncoding)
  if (before) return before
  const chosen = negotiate(acceptEncoding)
  if (known.size < MOST_KNOWN && acceptEncoding.length < MOST_KNOWN) known.set(acceptEncoding, chosen)
  return chosen
}

function negotiate(acceptEncoding: string): ContentCoding {
  const weights = weightsOf(acceptEncoding)
  const others = weights.get('*') ?? 0
  // `identity` is acceptable when not listed, but every listed coding is preferred to it.
  let best = { coding: 'identity' as ContentCoding, weight: weights.get('identity') ?? 0 }
  for (const coding of CODED.toReversed()) {
    const weight = weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined) ?? others
    if (weight > 0 && weight >= best.weight) best = { coding, weight }
  }
  return best.coding
}

// RFC 9110, 12.4.2: from 0 to 1 with at most three decimals. An invalid weight counts as 0.
const WEIGHT = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

function weightsOf(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.split(',')) {
    const [name = '', weight] = part.split(';', 2)
    const coding = name.trim().toLowerCase()
    if (coding === '') continue
    weights.set(coding, weight === undefined ? 1 : Number(WEIGHT.exec(weight)?.[1] ?? 0))
  }
  return weights
}
