import { type EnvelopeLining, LINING_TILE_MM, liningPatternPath } from '@passepartout/domain'
import { useId } from 'react'

interface EnvelopeFlapProps {
  /** Of the envelope, in units of the surrounding drawing. */
  width: number
  /** Positions of the flap's fold and tip. */
  fold: number
  tip: number
  /** Distance from the edge to the lining, where the glue is. */
  glue: number
  paper: string
  /** Undefined where the flap has no lining. */
  lining: EnvelopeLining | undefined
}

export function EnvelopeFlap({ width, fold, tip, glue, paper, lining }: EnvelopeFlapProps) {
  const id = useId()
  const flap = (inset: number) =>
    `M${2 * inset} ${fold}L${width / 2} ${tip + inset}L${width - 2 * inset} ${fold}Z`
  return (
    <>
      <path d={flap(0)} fill={paper} stroke="currentColor" strokeOpacity="0.3" strokeLinejoin="round" />
      {lining && (
        <>
          <defs>
            <pattern id={id} width={LINING_TILE_MM} height={LINING_TILE_MM} patternUnits="userSpaceOnUse">
              <rect width={LINING_TILE_MM} height={LINING_TILE_MM} fill={lining.colour} />
              <path d={liningPatternPath(lining)} fill={lining.pattern?.colour} />
            </pattern>
          </defs>
          <path d={flap(glue)} fill={`url(#${id})`} />
        </>
      )}
    </>
  )
}
