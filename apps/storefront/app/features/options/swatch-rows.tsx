import type { ReactNode } from 'react'

interface NamedSwatch {
  /** "Squared, gold": the part before the comma names the row. */
  name: string
  swatch: ReactNode
}

/** Colours in several shapes, each shape in a row of its own below its name; otherwise one row. */
export function SwatchRows({ swatches }: { swatches: readonly NamedSwatch[] }) {
  const shapes = [...new Set(swatches.map(shapeOf))]
  if (shapes.length < 2 || shapes.includes(undefined)) return <Row swatches={swatches} />
  return shapes.map(shape => (
    <div key={shape} className="not-first:mt-1">
      {/* The name of each swatch contains its shape. */}
      <span aria-hidden="true" className="block text-13 text-muted">
        {shape}
      </span>
      <Row swatches={swatches.filter(one => shapeOf(one) === shape)} />
    </div>
  ))
}

const Row = ({ swatches }: { swatches: readonly NamedSwatch[] }) => (
  <div className="-ml-1.5 flex flex-wrap gap-1 max-sm:gap-x-0">{swatches.map(({ swatch }) => swatch)}</div>
)

const shapeOf = ({ name }: NamedSwatch): string | undefined => {
  const comma = name.indexOf(', ')
  return comma > 0 ? name.slice(0, comma) : undefined
}
