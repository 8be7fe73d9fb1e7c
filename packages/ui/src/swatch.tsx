import type { ComponentProps } from 'react'

const MOST_DOTS = 7

/** A colour to choose, inside a `swatch` link or label that carries its spoken name. */
export function Swatch({ colour, name, edge }: { colour: string | undefined; name: string; edge?: string }) {
  return (
    <>
      <span
        className="swatch-dot"
        style={{ background: colour, ...(edge ? { borderColor: edge, borderWidth: 3 } : {}) }}
      />
      <span className="sr-only">{name}</span>
    </>
  )
}

export function SwatchRadio({
  colour,
  name,
  edge,
  ...input
}: ComponentProps<'input'> & { colour: string; name: string; edge?: string; field: string }) {
  const { field, ...rest } = input
  return (
    <label title={name} className="swatch">
      <input type="radio" {...rest} name={field} className="absolute inset-0 cursor-[inherit] opacity-0" />
      <Swatch colour={colour} name={name} {...(edge ? { edge } : {})} />
    </label>
  )
}

/** The available colours at a glance; spoken as one sentence. */
export function SwatchDots({
  colours,
  spoken,
}: {
  colours: readonly { name: string; swatch: string }[]
  spoken: string
}) {
  const [first, ...others] = colours.slice(0, MOST_DOTS).map(({ swatch }) => swatch)
  return (
    <p className="flex h-4 items-center">
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden="true"
        className="size-3.5 rounded-full border border-[rgb(0_0_0/0.16)] forced-color-adjust-none"
        style={{
          background: first,
          boxShadow: others.map(dotOffset).join() || undefined,
          marginRight: others.length * DOT_STEP || undefined,
        }}
      />
    </p>
  )
}

/** Width of a dot and the space after it, in pixels. */
const DOT_STEP = 20

/**
 * Further dots are shadows of the first, each of its colour within an edge: a list has dozens of dots, which need no
 * elements.
 */
const dotOffset = (colour: string, index: number) => {
  const x = (index + 1) * DOT_STEP
  return `${x}px 0 0 -1px ${colour},${x}px 0 color-mix(in srgb,#000 16%,${colour})`
}
