import type { ReactNode } from 'react'

export interface PriceTexts {
  /** "from", where the price is the lowest of several. */
  from?: string
  /** Spoken before the reduced and the original price. */
  now: string
  before: string
}

/** A price: reduced first, the original struck through after it. Amounts arrive formatted. */
export function Price({
  current,
  original,
  net,
  texts,
  className = '',
}: {
  current: ReactNode
  original?: ReactNode
  /** Net amount in minor units: displayed to customers who see net prices. */
  net?: number | undefined
  texts: PriceTexts
  className?: string
}) {
  const from = texts.from ? `${texts.from} ` : ''
  if (!original) {
    return (
      <span data-net={net} className={`figures whitespace-nowrap font-semibold ${className}`}>
        {from}
        {current}
      </span>
    )
  }
  return (
    <span data-net={net} className={`figures ${className}`}>
      <span className="sr-only">{texts.now} </span>
      <ins className="whitespace-nowrap font-semibold text-reduced no-underline">
        {from}
        {current}
      </ins>{' '}
      <span className="sr-only">, {texts.before} </span>
      <del className="whitespace-nowrap text-muted">{original}</del>
    </span>
  )
}
